import Foundation
import OperatingSystem
import TestTools
import Testing

struct DurableFileTests {
  private let folder = try! TestFolder()

  @Test func `the permissions of a file stay`() throws {
    try folder.write("old".utf8, to: "file")
    chmod(folder.path("file"), 0o640)
    try DurableFile.replace(folder.path("file"), with: "new".utf8)
    #expect(try FileDescriptor.reading(folder.path("file")).status.st_mode & 0o777 == 0o640)
    #expect(try folder.text("file") == "new")
  }

  @Test func `the file behind a link is replaced, and the link stays`() throws {
    try folder.write("old".utf8, to: "file")
    symlink("file", folder.path("link"))
    try DurableFile.replace(folder.path("link"), with: "new".utf8)
    #expect(try folder.text("file") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "file"
    )
  }

  @Test(arguments: [("/a/b", "/a", "b"), ("/a", "/", "a"), ("a", ".", "a")])
  func `a path has a folder and a name`(_ path: String, _ parent: String, _ name: String) {
    #expect(Path.folder(of: path) == parent)
    #expect(Path.name(of: path) == name)
  }
}
