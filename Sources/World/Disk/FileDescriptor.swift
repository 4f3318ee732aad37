#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An open file, which is closed when nobody has it any more.
struct FileDescriptor: ~Copyable {
  let number: Int32

  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(POSIXFailure) {
    number = try POSIXFailure.unlessInterrupted { open(path, flags | O_CLOEXEC, mode) }
  }

  deinit { close(number) }

  var information: stat {
    get throws(POSIXFailure) {
      var information = stat()
      try POSIXFailure.unlessInterrupted { fstat(number, &information) }
      return information
    }
  }

  func write(_ data: Data) throws(POSIXFailure) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = try POSIXFailure.unlessInterrupted {
        rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns when what was written is on the disk, and not only on its way there.
  func synchronize() throws(POSIXFailure) {
    #if canImport(Darwin)
      // The plain call leaves the data in the drive's own memory there.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    try POSIXFailure.unlessInterrupted { fsync(number) }
  }

  static func contents(of path: String) throws(POSIXFailure) -> Data {
    // Without waiting: a pipe that is named like a document must not stop the program.
    let file = try FileDescriptor(path, O_RDONLY | O_NONBLOCK)
    guard try file.information.st_mode & S_IFMT == S_IFREG else { throw POSIXFailure(EINVAL) }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = try POSIXFailure.unlessInterrupted { read(file.number, &chunk, chunk.count) }
      guard count > 0 else { return data }
      data.append(contentsOf: chunk[..<count])
    }
  }

  static func overwrite(_ path: String, with data: Data) throws(POSIXFailure) {
    try FileDescriptor(path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666).write(data)
  }

  static func remove(_ path: String) throws(POSIXFailure) {
    do throws(POSIXFailure) {
      try POSIXFailure.unlessInterrupted { unlink(path) }
    } catch {
      guard error.isMissing else { throw error }
    }
  }
}

extension POSIXFailure {
  /// Makes a system call again for as long as a signal gets in its way.
  @discardableResult
  static func unlessInterrupted<Count: SignedInteger>(
    _ call: () -> Count
  ) throws(POSIXFailure) -> Count {
    while true {
      let result = call()
      if result != -1 { return result }
      let failure = POSIXFailure()
      guard failure.code == EINTR else { throw failure }
    }
  }
}

/// A name for `write(2)` that no method hides.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
