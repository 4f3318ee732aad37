import Loopback

/// An HTTP response.
package struct Response: Sendable {
  package var status: Status
  package var fields: [(name: String, value: String)]
  package var body: [UInt8]
  /// Sends more after the body. The response ends when it returns.
  package var stream: (@Sendable (Connection) -> Void)?

  package init(
    _ status: Status,
    type: String = "text/plain; charset=utf-8",
    fields: [(name: String, value: String)] = [],
    body: [UInt8],
    stream: (@Sendable (Connection) -> Void)? = nil
  ) {
    self.status = status
    self.fields = [(name: "Content-Type", value: type)] + fields
    self.body = body
    self.stream = stream
  }

  package init(_ refusal: Refusal) {
    self.init(refusal.status, body: Array("\(refusal.reason)\n".utf8))
  }

  /// The bytes of the response, with the fields that every response has.
  var bytes: [UInt8] {
    var all = fields
    if stream == nil { all.append((name: "Content-Length", value: "\(body.count)")) }
    all += Self.always
    var head = "HTTP/1.1 \(status.code) \(status.phrase)\r\n"
    for field in all { head += "\(field.name): \(field.value)\r\n" }
    return Array("\(head)\r\n".utf8) + body
  }

  /// These keep a browser from storing a response, and other sites from using it.
  private static let always = [
    (name: "Connection", value: "close"),
    (name: "Cache-Control", value: "no-store"),
    (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    (name: "Referrer-Policy", value: "no-referrer"),
    (name: "X-Content-Type-Options", value: "nosniff"),
  ]
}
