import Stage

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A place for plain lines, and what was said there: how the tests of a chapter listen to it.
///
/// What is said has to fit into a pipe, because nobody reads before the end.
package struct Transcript {
  private let reading: Int32
  private let writing: Int32

  package init() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
  }

  package var terminal: Terminal {
    Terminal(input: reading, output: writing, ownsProcess: false, environment: { _ in nil })
  }

  /// What was said, all of it, line by line. Nothing more can be said afterwards.
  package func finish() -> [String] {
    close(writing)
    defer { close(reading) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(reading, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    .dropLast().map(String.init)
  }
}
