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
  let footprint = Footprint()
  var disk: Disk { Disk(documents: folder.url, footprint: footprint) }
  var file: URL { folder.file("notes.json") }

  @Test func `what was written is read`() throws {
    try disk.write(Data("one".utf8), to: file)
    try disk.write(Data("two, longer".utf8), to: file)
    try disk.write(Data("3".utf8), to: file)
    #expect(try disk.read(from: file) == Data("3".utf8))
  }

  @Test func `an empty file is not a missing one`() throws {
    #expect(try disk.read(from: file) == nil)
    try disk.write(Data(), to: file)
    #expect(try disk.read(from: file) == Data())
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
    let disk = Disk(documents: documents, footprint: footprint)
    try disk.write(Data("one".utf8), to: documents.appending(path: "notes.json"))
    #expect(try disk.read(from: documents.appending(path: "notes.json")) == Data("one".utf8))
    let other = documents.appending(path: "other")
    #expect(
      throws: DiskError(writing: other.appending(path: "notes.json"), SystemFailure(ENOENT))
    ) {
      try disk.write(Data(), to: other.appending(path: "notes.json"))
    }
  }

  @Test func `a removed file is missing, and may be removed again`() throws {
    try disk.write(Data("one".utf8), to: file)
    try disk.remove(file)
    #expect(try disk.read(from: file) == nil)
    try disk.remove(file)
  }

  @Test func `only what succeeds is counted`() throws {
    _ = try disk.read(from: file)
    try disk.write(Data("one".utf8), to: file)
    try disk.write(Data("two".utf8), to: file)
    _ = try disk.read(from: file)
    try? disk.write(Data(), to: folder.url)
    #expect(footprint.summary == "1 file read, 1 file written 2 times")
  }
}
