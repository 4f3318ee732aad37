import Dependencies
import Foundation
import OperatingSystem
import TestTools
import Testing

@testable import Disk

@Suite struct RefusedWrites {
  let folder = try! TestFolder()
  var disk: Disk { Disk(documents: folder.url) }
  var file: URL { folder.file("notes.json") }

  @Test func `a missing folder has its sentence`() throws {
    let folder = folder.file("nowhere")
    let error = #expect(throws: DiskError.self) {
      try disk.write(Data("new".utf8), to: folder.appending(path: "notes.json"))
    }
    #expect(error?.reason == .missingFolder)
    #expect(
      error?.description == """
        notes.json could not be saved: there is no folder \(folder.path). Make one. \
        What was saved before is untouched.
        """
    )
  }

  @Test func `a folder in the place of the file is refused, and stays`() throws {
    let error = #expect(throws: DiskError.self) {
      try disk.write(Data("new".utf8), to: folder.url)
    }
    #expect(error?.reason == .other("Is a directory"))
    #expect(try folder.names == [])
  }

  // Nothing is forbidden to the superuser, so for them there is nothing to test.
  @Test(.enabled(if: geteuid() != 0, "The superuser may write everywhere."))
  func `a read-only folder is refused, and the old file stays`() throws {
    try disk.write(Data("old".utf8), to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    let error = #expect(throws: DiskError.self) { try disk.write(Data("new".utf8), to: file) }
    #expect(error?.reason == .forbidden)
    #expect(try disk.read(from: file) == Data("old".utf8))
  }

  @Test(arguments: [
    (ENOSPC, "the disk is full. Make room and try again."),
    (EDQUOT, "the disk is full. Make room and try again."),
    (EROFS, "/x/y or the file in it is read-only. Make both writable."),
    (EACCES, "/x/y or the file in it is read-only. Make both writable."),
    (ENOENT, "there is no folder /x/y. Make one."),
    (EIO, "the system says “Input/output error”. Look at /x/y."),
  ])
  func `each refusal has its sentence`(code: Int32, words: String) {
    let file = URL(filePath: "/x/y/notes.json")
    #expect(
      DiskError(.write, file, SystemFailure(code)).description
        == "notes.json could not be saved: \(words) What was saved before is untouched."
    )
  }

  @Test func `a file that may not be read has its sentence`() {
    #expect(
      DiskError(.read, URL(filePath: "/x/y/notes.json"), SystemFailure(EACCES)).description
        == "notes.json could not be read: it may not be read. Look at its permissions."
    )
  }
}
