import Loopback

/// The response to a request.
package struct ReceivedResponse: Sendable {
  /// Nil where the response is not HTTP.
  package let code: Int?
  /// The first line without the version: `404 Not Found`.
  package let status: String
  package let body: [UInt8]
}

extension Connection {
  /// Sends a request to a port of 127.0.0.1, and waits for the response.
  package func request(
    _ method: String,
    _ path: String,
    of port: UInt16,
    json body: [UInt8]? = nil,
    by deadline: ContinuousClock.Instant
  ) throws(ConnectionError) -> ReceivedResponse {
    var head = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"]
    if let body { head += ["Content-Type: application/json", "Content-Length: \(body.count)"] }
    head += ["Connection: close", "", ""]
    // Where this fails, the server may have refused the request before all of it was sent. Its
    // response says why.
    try? send(Array(head.joined(separator: "\r\n").utf8) + (body ?? []), by: deadline)
    guard let line = try readLine(limit: 4_096, by: deadline) else { throw .ended }
    let parts = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
    let status = parts.count > 1 ? String(parts[1]) : ""
    guard parts.first?.hasPrefix("HTTP/1.") == true,
      let rest = try? MessageReader(connection: self, deadline: deadline).readFieldsAndBody()
    else { return ReceivedResponse(code: nil, status: status, body: []) }
    return ReceivedResponse(code: Int(status.prefix(3)), status: status, body: rest.body)
  }
}
