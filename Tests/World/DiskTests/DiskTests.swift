import Dependencies
import Dispatch
import Foundation
import OperatingSystem
import OutsideWorld
import TestTools
import Testing

@testable import Disk

@Suite struct DiskTests {
  let folder = try! TestFolder()
  var disk: Disk { Disk(documents: folder.url) }
  var file: URL { folder.file("notes.json") }

  @Test func `what was written is read, until it is removed, and what succeeds is counted`() throws
  {
    var system = SystemServices()
    system.footprint = Footprint()
    try SystemServices.$current.withValue(system) {
      #expect(try disk.read(from: file) == nil)
      for text in ["one", "two, longer", "3", ""] {
        try disk.write(Data(text.utf8), to: file)
        #expect(try disk.read(from: file) == Data(text.utf8))
      }
      try disk.remove(file)
      #expect(try disk.read(from: file) == nil)
      try disk.remove(file)
      // A folder in the place of the file stays.
      #expect(throws: DiskError.self) { try disk.write(Data(), to: folder.url) }
      #expect(try folder.names == [])
    }
    #expect(system.footprint.summary == "1 file read 4 times, 1 file written 4 times")
  }

  @Test func `many writers at once leave the whole file of one of them`() throws {
    let candidates = (0..<4).map { Data(repeating: UInt8($0), count: 1_000 + $0) }
    let refusals = LockIsolated<[DiskError]>([])
    // Threads, because tasks take turns in a test.
    DispatchQueue.concurrentPerform(iterations: 8) { [disk, file] number in
      do throws(DiskError) {
        try disk.write(candidates[number % 4], to: file)
      } catch {
        refusals.withValue { $0.append(error) }
      }
    }
    #expect(refusals.value == [])
    #expect(candidates.contains(try #require(try disk.read(from: file))))
    #expect(try folder.names == ["notes.json"])
  }

  @Test func `the folder of documents is made when it is needed, and no other`() throws {
    let documents = folder.file("state/documents")
    let disk = Disk(documents: documents)
    try disk.write(Data("one".utf8), to: documents.appending(path: "notes.json"))
    #expect(try disk.read(from: documents.appending(path: "notes.json")) == Data("one".utf8))
    let other = documents.appending(path: "other/notes.json")
    #expect(throws: DiskError(writing: other, SystemFailure(ENOENT))) {
      try disk.write(Data(), to: other)
    }
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
