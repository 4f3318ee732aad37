/// Cuts a stream of bytes into lines, and never holds more than one line's limit and one chunk.
package struct LineBuffer: Sendable {
  package enum Line: Equatable, Sendable {
    /// One line, without its line feed and without a carriage return before it.
    case whole([UInt8])
    /// The line was longer than the limit; the rest of it will be skipped.
    case tooLong
  }

  private var bytes: [UInt8] = []
  /// How much of `bytes` has been handed out.
  private var start = 0
  /// How much of `bytes` has been searched for a terminator, so that no byte is searched twice.
  private var searched = 0
  private var isSkipping = false

  package init() {}

  package var count: Int { bytes.count - start }

  package mutating func append(_ chunk: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: chunk)
  }

  /// The next line, or nil when it has not wholly arrived.
  package mutating func nextLine(limit: Int) -> Line? {
    while true {
      let end = bytes[searched...].firstIndex(of: 10)
      if isSkipping {
        guard let end else {
          drop(upTo: bytes.count)
          return nil
        }
        isSkipping = false
        drop(upTo: end + 1)
        continue
      }
      guard (end ?? bytes.count) - start <= limit else {
        isSkipping = true
        return .tooLong
      }
      guard let end else {
        searched = bytes.count
        return nil
      }
      var line = bytes[start..<end]
      if line.last == 13 { line.removeLast() }
      defer { drop(upTo: end + 1) }
      return .whole(Array(line))
    }
  }

  /// Exactly this many bytes, or nil when they have not all arrived.
  package mutating func nextBytes(_ count: Int) -> [UInt8]? {
    guard self.count >= count else { return nil }
    defer { drop(upTo: start + count) }
    return Array(bytes[start..<start + count])
  }

  private mutating func drop(upTo index: Int) {
    start = index
    searched = index
  }
}
