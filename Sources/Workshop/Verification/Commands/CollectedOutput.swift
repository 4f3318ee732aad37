import Synchronization

/// What a program has written, and a bell for its first line.
final class CollectedOutput: Sendable {
  private let bytes = Mutex<[UInt8]>([])
  private let (firstLine, ring) = AsyncStream.makeStream(of: Void.self)

  func take(_ more: [UInt8]) {
    bytes.withLock { $0 += more }
    if more.contains(UInt8(ascii: "\n")) { ring.finish() }
  }

  var lines: [String] { String(decoding: bytes.withLock { $0 }, as: UTF8.self).lines }

  /// Returns when there is a line, or when it is clear that there will be none.
  func waitForFirstLine() async {
    for await _ in firstLine {}
  }

  func end() { ring.finish() }
}
