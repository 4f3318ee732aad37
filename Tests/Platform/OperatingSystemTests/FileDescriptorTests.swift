import OperatingSystem
import TestTools
import Testing

struct FileDescriptorTests {
  private let folder = try! TestFolder()

  @Test func `a pipe or a folder that is named like a file is refused at once`() throws {
    mkfifo(folder.path("card.vcf"), 0o600)
    #expect(throws: SystemFailure(EINVAL)) {
      _ = try FileDescriptor.reading(folder.path("card.vcf"))
    }
    #expect(throws: SystemFailure(EISDIR)) { _ = try FileDescriptor.reading(folder.path) }
  }

  @Test func `a lock is held until the descriptor is closed, even if a program has a copy of it`()
    throws
  {
    var first: FileDescriptor? = try FileDescriptor(folder: folder.path)
    try first?.lock()
    let copy = dup(first?.number ?? -1)
    defer { close(copy) }
    let second = try FileDescriptor(folder: folder.path)
    #expect(try !second.lockIfFree())
    first = nil
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

  @Test func `a standard descriptor that is closed is opened on the null device`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      close(STDIN_FILENO)
      close(STDOUT_FILENO)
      openStandardDescriptors()
      var status = stat()
      let areOpen = (0...2).allSatisfy { fstat($0, &status) == 0 }
      let next = open("/dev/null", O_RDONLY)
      var byte: UInt8 = 0
      let isEmpty = read(STDIN_FILENO, &byte, 1) == 0
      exit(areOpen && next > 2 && isEmpty ? 7 : 1)
    }
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
