import Loopback

/// The first line of a response: `HTTP/1.1 404 Not Found`.
package struct StatusLine: Sendable {
  /// Nil where the response is not HTTP.
  package let code: Int?
  /// Everything after the version: `404 Not Found`.
  package let text: String

  init(_ line: [UInt8]) {
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
    text = parts.count > 1 ? String(parts[1]) : ""
    let isHTTP = parts.first?.hasPrefix("HTTP/1.") == true
    code = isHTTP ? text.split(separator: " ").first.flatMap { Int($0) } : nil
  }
}

extension Connection {
  /// Sends a request, and waits for the first line of the response; nil where there is none.
  package func request(
    _ method: String,
    _ path: String,
    of host: String,
    json body: [UInt8]? = nil,
    by deadline: ContinuousClock.Instant
  ) throws(ConnectionError) -> StatusLine? {
    var head = ["\(method) \(path) HTTP/1.1", "Host: \(host)"]
    if let body { head += ["Content-Type: application/json", "Content-Length: \(body.count)"] }
    head += ["Connection: close", "", ""]
    // Where this fails, the server may have refused the request before all of it was sent. Its
    // response says why.
    try? send(Array(head.joined(separator: "\r\n").utf8) + (body ?? []), by: deadline)
    return try readLine(limit: 4_096, by: deadline).map { StatusLine($0) }
  }

  /// The body of a response whose first line has been read; nil where its length makes no sense.
  package func readBody(
    limit: Int,
    by deadline: ContinuousClock.Instant
  ) throws(ConnectionError) -> [UInt8]? {
    var length = 0
    while true {
      guard let line = try readLine(limit: 4_096, by: deadline) else { throw .ended }
      if line.isEmpty { break }
      let field = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
      guard field.first?.lowercased() == "content-length" else { continue }
      let digits = field.last?.filter { !$0.isWhitespace } ?? ""
      guard let number = Int(digits), (0...limit).contains(number) else { return nil }
      length = number
    }
    guard let body = try readBytes(length, by: deadline) else { throw .ended }
    return body
  }
}
