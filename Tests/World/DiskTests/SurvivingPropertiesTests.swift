import Dependencies
import Foundation
import TestTools
import Testing

@testable import Disk

@Suite struct SurvivingProperties {
  let folder = try! TestFolder()
  var disk: Disk { Disk(documents: folder.url) }
  var file: URL { folder.file("notes.json") }

  @Test(arguments: [0o600, 0o640, 0o644, 0o664, 0o755, 0o700])
  func `permissions survive a write`(permissions: Int) throws {
    try disk.write(Data("one".utf8), to: file)
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
    try disk.write(Data("two".utf8), to: file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == permissions)
  }

  @Test func `a new file gets the permissions that a plain write gives`() throws {
    try disk.write(Data("one".utf8), to: file)
    try Data("one".utf8).write(to: folder.file("plain"))
    let careful = try FileManager.default.attributesOfItem(atPath: file.path)
    let plain = try FileManager.default.attributesOfItem(atPath: folder.file("plain").path)
    #expect(careful[.posixPermissions] as? Int == plain[.posixPermissions] as? Int)
  }

  @Test(arguments: ["real.json", "inner/real.json"])
  func `a symbolic link stays, and the file behind it is replaced`(target: String) throws {
    try FileManager.default.createDirectory(
      at: folder.file("inner"),
      withIntermediateDirectories: true
    )
    try disk.write(Data("old".utf8), to: folder.file(target))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("second").path,
      withDestinationPath: target
    )
    try FileManager.default.createSymbolicLink(
      atPath: file.path,
      withDestinationPath: folder.file("second").path
    )
    try disk.write(Data("new".utf8), to: file)
    #expect(try disk.read(from: folder.file(target)) == Data("new".utf8))
    #expect(try disk.read(from: file) == Data("new".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.path)
        == folder.file("second").path
    )
  }

  @Test func `a link to a file that is not there yet makes the file`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: file.path,
      withDestinationPath: "later.json"
    )
    try disk.write(Data("new".utf8), to: file)
    #expect(try disk.read(from: folder.file("later.json")) == Data("new".utf8))
  }
}
