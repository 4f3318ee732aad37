#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where the system talks to the person, so that what the program prints stays clean.
package enum StandardError {
  /// Writes one line, at once and whole: a process that is stopped next has still said it.
  package static func write(_ line: String) {
    writeUnfinished(line + "\n")
  }

  /// Writes a text that the person finishes, such as a question.
  static func writeUnfinished(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { systemWrite(STDERR_FILENO, $0.baseAddress, $0.count) }
      if written > 0 {
        bytes = bytes.dropFirst(written)
      } else if errno != EINTR {
        return
      }
    }
  }
}

/// A name for `write(2)` that no method hides.
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
