import Loopback

/// The first line of what a server answers: `HTTP/1.1 200 OK`.
package struct HTTPAnswer: Sendable {
  /// Nil where what answers speaks no HTTP.
  package let status: Int?
  /// All that follows the version: `404 Not Found`.
  package let words: String

  init(_ line: [UInt8]) {
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
    words = parts.count > 1 ? String(parts[1]) : ""
    let isHTTP = parts.first?.hasPrefix("HTTP/1.") == true
    status = isHTTP ? words.split(separator: " ").first.flatMap { Int($0) } : nil
  }
}

extension Connection {
  /// Sends a request, and waits for the first line of the answer; nil when there is none.
  package func ask(
    _ method: String,
    _ path: String,
    of host: String,
    json body: [UInt8]? = nil,
    by deadline: ContinuousClock.Instant
  ) throws(ConnectionError) -> HTTPAnswer? {
    var head = ["\(method) \(path) HTTP/1.1", "Host: \(host)"]
    if let body { head += ["Content-Type: application/json", "Content-Length: \(body.count)"] }
    head += ["Connection: close", "", ""]
    // A server that refuses what it has read so far answers before all is sent.
    try? send(Array(head.joined(separator: "\r\n").utf8) + (body ?? []), by: deadline)
    return try readLine(limit: 4_096, by: deadline).map { HTTPAnswer($0) }
  }

  /// The body of the answer whose first line has been read; nil where it is none that makes sense.
  package func readBody(
    limit: Int,
    by deadline: ContinuousClock.Instant
  ) throws(ConnectionError) -> [UInt8]? {
    var length = 0
    for _ in 0..<64 {
      guard let line = try readLine(limit: 4_096, by: deadline) else { throw .ended }
      guard !line.isEmpty else {
        guard let body = try readBytes(length, by: deadline) else { throw .ended }
        return body
      }
      let field = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
      guard field.first?.lowercased() == "content-length" else { continue }
      let digits = field.last?.filter { !$0.isWhitespace } ?? ""
      guard let number = Int(digits), (0...limit).contains(number) else { return nil }
      length = number
    }
    return nil
  }
}
