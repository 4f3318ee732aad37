import Testing

@testable import HTTP

@Suite struct RequestParserTests {
  @Test func `a request is read whole`() {
    let text =
      "POST /events?a=1 HTTP/1.1\r\nHost: here\r\nX-One:\t 1 \r\nContent-Length: 2\r\n\r\nhi"
    #expect(
      parse(text)
        == .complete(
          Request(
            method: "POST",
            target: "/events?a=1",
            fields: [
              Request.Field(name: "host", value: "here"),
              Request.Field(name: "x-one", value: "1"),
              Request.Field(name: "content-length", value: "2"),
            ],
            body: Array("hi".utf8)
          )
        )
    )
  }

  @Test func `it makes no difference where the bytes are cut`() {
    let text = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc"
    let whole = parse(text)
    for cut in 1..<text.utf8.count {
      var parser = RequestParser()
      #expect(parser.feed(Array(text.utf8.prefix(cut))) == .waiting)
      #expect(parser.feed(Array(text.utf8.dropFirst(cut))) == whole)
    }
  }

  @Test func `what follows the request is not read`() {
    #expect(
      parse("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET /b") == parse("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
    )
  }

  @Test func `the first version of HTTP may leave out the host`() {
    #expect(
      parse("GET / HTTP/1.0\r\n\r\n")
        == .complete(Request(method: "GET", target: "/", fields: [], body: []))
    )
  }

  @Test(arguments: [
    ("\r\n", 400, "A request starts with a method, such as GET."),
    ("\u{16}\u{3}\u{1}", 400, "A request starts with a method, such as GET."),
    ("GET /\r\n", 400, "A request line is a method, a target and a version."),
    ("GET  / HTTP/1.1\r\n", 400, "A request line is a method, a target and a version."),
    ("G(T / HTTP/1.1\r\n", 400, "The method is not a word."),
    ("GET http://a/ HTTP/1.1\r\n", 400, "The target must start with a slash and be visible ASCII."),
    ("GET /é HTTP/1.1\r\n", 400, "The target must start with a slash and be visible ASCII."),
    ("GET / HTTP/2.0\r\n", 505, "Speak HTTP/1.1."),
    ("GET / http/1.1\r\n", 400, "The version is not one of HTTP."),
    ("GET / HTTP/1.1\n", 400, "A line must end with CR LF, and have no other CR."),
    ("GET / HTTP/1.1\r\r\n", 400, "A line must end with CR LF, and have no other CR."),
    ("GET / HTTP/1.1\r\nHost\r\n", 400, field),
    ("GET / HTTP/1.1\r\nHost : a\r\n", 400, field),
    ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n", 400, field),
    ("GET / HTTP/1.1\r\n: a\r\n", 400, field),
    ("GET / HTTP/1.1\r\nA: \u{0}\r\n", 400, "A header field has a control character in its value."),
    ("GET / HTTP/1.1\r\n\r\n", 400, "There must be one Host field."),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400, "There must be one Host field."),
  ])
  func `a malformed request is refused`(text: String, status: Int, reason: String) {
    #expect(refusal(text) == "\(status) \(reason)")
  }

  @Test(arguments: [
    ("Content-Length: 1\r\nTransfer-Encoding: chunked", 400, both),
    ("Transfer-Encoding: chunked\r\nContent-Length: 1", 400, both),
    ("Transfer-Encoding: chunked", 501, chunks),
    ("Transfer-Encoding: identity", 501, chunks),
    ("Content-Length: 1\r\nContent-Length: 1", 400, length),
    ("Content-Length: 1, 1", 400, length),
    ("Content-Length: +1", 400, length),
    ("Content-Length: -1", 400, length),
    ("Content-Length: 0x1", 400, length),
    ("Content-Length: ١", 400, length),
    ("Content-Length:", 400, length),
    ("Content-Length: 262145", 413, "The body is over 262144 bytes."),
    ("Content-Length: 99999999999999999999", 413, "The body is over 262144 bytes."),
    ("Expect: 100-continue", 417, "Send the body without waiting for permission."),
  ])
  func `a body that could be read in two ways is refused`(
    fields: String,
    status: Int,
    reason: String
  ) {
    #expect(refusal("POST / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n") == "\(status) \(reason)")
  }

  @Test(arguments: [
    ("GET /", "a", 4_096, "414 The request line is over 4096 bytes."),
    ("GET / HTTP/1.1\r\nA: ", "a", 16_384, "431 The header is over 16384 bytes."),
    ("GET / HTTP/1.1\r\n", "A:\r\n", 65, "431 There are over 64 header fields."),
  ])
  func `what has no end is refused`(start: String, piece: String, pieces: Int, answer: String) {
    #expect(endless(start, piece, pieces: pieces) == answer)
  }

  @Test func `a refused request stays refused`() {
    var parser = RequestParser()
    let first = parser.feed([0])
    #expect(parser.feed(Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)) == first)
  }

  private static let field = "A header field is a name, a colon and a value, on one line."
  private static let both = "A body has either a Content-Length or a Transfer-Encoding."
  private static let chunks = "Send the body with a Content-Length, not in chunks."
  private static let length = "There must be one Content-Length, in digits."

  private func parse(_ text: String) -> RequestParser.Progress {
    var parser = RequestParser()
    return parser.feed(Array(text.utf8))
  }

  private func refusal(_ text: String) -> String? {
    guard case .refused(let refusal) = parse(text) else { return nil }
    return "\(refusal.status.rawValue) \(refusal.reason)"
  }

  /// What is said to a client that repeats a piece, at the latest after so many.
  private func endless(_ start: String, _ piece: String, pieces: Int) -> String? {
    var parser = RequestParser()
    var progress = parser.feed(Array(start.utf8))
    for _ in 0..<pieces where progress == .waiting { progress = parser.feed(Array(piece.utf8)) }
    guard case .refused(let refusal) = progress else { return nil }
    return "\(refusal.status.rawValue) \(refusal.reason)"
  }
}
