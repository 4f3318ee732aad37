import Dispatch
import Foundation
import OutsideWorld
import TestTools
import Testing

@testable import Disk

/// A file that several processes may have open: each looks before it writes.
@Suite struct SharedFiles {
  let folder = try! TestFolder()
  let footprint = Footprint()
  var disk: Disk { Disk(documents: folder.url, footprint: footprint) }
  var file: URL { folder.file("notes.json") }

  @Test func `what is as it was read is replaced`() throws {
    #expect(try disk.write(Data("one".utf8), over: nil, to: file))
    #expect(try disk.write(Data("two".utf8), over: Data("one".utf8), to: file))
    #expect(try disk.read(from: file) == Data("two".utf8))
    #expect(try folder.names == ["notes.json"])
  }

  @Test func `what has changed since it was read stays`() throws {
    try disk.write(Data("theirs".utf8), to: file)
    #expect(try !disk.write(Data("mine".utf8), over: Data("old".utf8), to: file))
    #expect(try !disk.write(Data("mine".utf8), over: nil, to: file))
    #expect(try disk.read(from: file) == Data("theirs".utf8))
    #expect(footprint.count(of: .filesWritten) == 1)
  }

  @Test func `a file that is gone has changed, too`() throws {
    #expect(try !disk.write(Data("mine".utf8), over: Data("old".utf8), to: file))
    #expect(try folder.names == [])
  }

  @Test func `a folder that is missing is made where the documents are, and nowhere else`() throws {
    let documents = Disk(documents: folder.url.appending(path: "documents"), footprint: footprint)
    let file = folder.url.appending(path: "documents/notes.json")
    #expect(try documents.write(Data("one".utf8), over: nil, to: file))
    let other = folder.url.appending(path: "nowhere/notes.json")
    #expect(throws: DiskError.self) { try disk.write(Data("one".utf8), over: nil, to: other) }
    #expect(throws: DiskError.self) { try disk.claim(other) }
  }

  @Test func `of many that count in one file at once, none loses a number`() throws {
    try disk.write(Data("0".utf8), to: file)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 1...8 {
        do {
          var isDone = false
          while !isDone {
            let old = try disk.read(from: file) ?? Data()
            let number = Int(String(decoding: old, as: UTF8.self)) ?? 0
            isDone = try disk.write(Data("\(number + 1)".utf8), over: old, to: file)
          }
        } catch {
          Issue.record(error)
        }
      }
    }
    #expect(try disk.read(from: file) == Data("32".utf8))
  }

  @Test func `a pipe in the place of a claim is refused, and not waited for`() throws {
    let lock = folder.file(".\(file.lastPathComponent).lock")
    #expect(mkfifo(lock.path, 0o600) == 0)
    #expect(throws: DiskError.self) { try disk.claim(file) }
    let reader = open(lock.path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(throws: DiskError.self) { try disk.claim(file) }
  }

  @Test func `a claim holds until it is let go of`() throws {
    var first = try disk.claim(file)
    #expect(first != nil)
    #expect(try disk.claim(file) == nil)
    #expect(try disk.claim(folder.file("other.json")) != nil)
    first = nil
    #expect(try disk.claim(file) != nil)
  }
}
