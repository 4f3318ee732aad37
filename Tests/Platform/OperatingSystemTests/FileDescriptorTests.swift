import OperatingSystem
import TestTools
import Testing

struct FileDescriptorTests {
  private let folder = try! TestFolder()

  @Test func `a pipe that is named like a file is refused at once`() throws {
    mkfifo(folder.path("card.vcf"), 0o600)
    #expect(throws: SystemFailure(EINVAL)) {
      _ = try FileDescriptor.reading(folder.path("card.vcf"))
    }
  }

  @Test func `a folder that is named like a file is refused`() throws {
    #expect(throws: SystemFailure(EISDIR)) { _ = try FileDescriptor.reading(folder.path) }
  }

  @Test func `a lock is held until the descriptor is closed`() throws {
    do {
      let first = try FileDescriptor(folder: folder.path)
      #expect(try first.lockIfFree())
      let second = try FileDescriptor(folder: folder.path)
      #expect(try !second.lockIfFree())
    }
    let third = try FileDescriptor(folder: folder.path)
    #expect(try third.lockIfFree())
  }

  @Test
  func `closing a descriptor releases its lock, even if a program has a copy of the descriptor`()
    throws
  {
    let path = folder.path("lock")
    var first: FileDescriptor? = try FileDescriptor(path, O_WRONLY | O_CREAT, permissions: 0o600)
    try first?.lock()
    let copy = dup(first?.number ?? -1)
    defer { close(copy) }
    first = nil
    let second = try FileDescriptor(path, O_WRONLY)
    #expect(try second.lockIfFree())
  }

  @Test func `more than a pipe holds can be written while it is read`() throws {
    let pipe = try Pipe()
    let (writing, count) = (dup(pipe.writing.number), 1_000_000)
    makeNonBlocking(writing)
    // No task: it would wait for the thread that this test holds.
    startThread {
      try? [UInt8](repeating: 7, count: count).withUnsafeBytes { try writeAll($0, to: writing) }
      close(writing)
    }
    #expect(try pipe.keepReading().readAll().count == count)
  }
}

struct WakePipeTests {
  @Test func `a pipe that was woken stays readable`() throws {
    let pipe = try WakePipe()
    #expect(!isReadable(pipe.descriptor))
    pipe.wake()
    #expect(isReadable(pipe.descriptor))
    #expect(isReadable(pipe.descriptor))
  }

  private func isReadable(_ descriptor: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 1
  }
}
