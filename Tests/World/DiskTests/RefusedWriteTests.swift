import Dependencies
import Foundation
import OperatingSystem
import TestTools
import Testing

@testable import Disk

@Suite struct RefusedWriteTests {
  let folder = try! TestFolder()
  var disk: Disk { Disk(documents: folder.url) }
  var file: URL { folder.file("notes.json") }

  @Test func `a folder in the place of the file is refused, and stays`() throws {
    #expect(throws: DiskError.self) { try disk.write(Data("new".utf8), to: folder.url) }
    #expect(try folder.names == [])
  }

  // Nothing is forbidden to the superuser, so for them there is nothing to test.
  @Test(.enabled(if: geteuid() != 0, "The superuser may write everywhere."))
  func `a read-only folder is refused, and the old file stays`() throws {
    try disk.write(Data("old".utf8), to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    #expect(throws: DiskError.self) { try disk.write(Data("new".utf8), to: file) }
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
    let (file, failure) = (URL(filePath: "/x/y/notes.json"), SystemFailure(code))
    #expect(
      DiskError(writing: file, failure).description
        == "notes.json could not be saved: \(words) What was saved before is untouched."
    )
    #expect(
      DiskError(removing: file, failure).description == "notes.json could not be removed: \(words)"
    )
  }

  @Test func `a file that may not be read has its sentence`() {
    #expect(
      DiskError(reading: URL(filePath: "/x/y/notes.json"), SystemFailure(EACCES)).description
        == """
        notes.json could not be read: the system says “Permission denied”. Look at /x/y/notes.json.
        """
    )
  }
}
