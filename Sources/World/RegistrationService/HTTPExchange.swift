import Loopback

/// One request and its answer, over a connection of their own.
enum HTTPExchange {
  /// The largest answer that makes sense here.
  private static let limit = 65_536

  /// Posts, waits, and gives the status line's words and the body.
  static func post(
    _ body: [UInt8],
    to path: String,
    over connection: Connection,
    port: UInt16,
    by deadline: ContinuousClock.Instant
  ) throws(RegistrationServiceError) -> (status: Int, body: [UInt8]) {
    let head = [
      "POST \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Content-Type: application/json",
      "Content-Length: \(body.count)", "", "",
    ]
    do throws(ConnectionError) {
      // A server that refuses what it has read so far answers before all is sent.
      try? connection.send(Array(head.joined(separator: "\r\n").utf8) + body, by: deadline)
      let first = try line(from: connection, by: deadline)
      let words = first.split(separator: " ")
      guard words.count > 1, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else {
        throw .lineTooLong(limit: 0)
      }
      var length = 0
      for count in 0... {
        let field = try line(from: connection, by: deadline)
        guard !field.isEmpty else { break }
        guard count < 64 else { throw .lineTooLong(limit: 64) }
        let parts = field.split(separator: ":", maxSplits: 1)
        guard parts.first?.lowercased() == "content-length" else { continue }
        guard let digits = parts.last?.filter({ $0 != " " }), let number = Int(digits),
          (0...limit).contains(number)
        else { throw .lineTooLong(limit: limit) }
        length = number
      }
      guard let body = try connection.readBytes(length, by: deadline) else { throw .ended }
      return (status, body)
    } catch {
      throw RegistrationServiceError(error, port: port)
    }
  }

  private static func line(
    from connection: Connection,
    by deadline: ContinuousClock.Instant
  ) throws(ConnectionError) -> String {
    guard let line = try connection.readLine(limit: 4_096, by: deadline) else { throw .ended }
    return String(decoding: line, as: UTF8.self)
  }
}
