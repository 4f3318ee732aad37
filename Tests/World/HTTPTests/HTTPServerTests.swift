import Loopback
import Testing

@testable import HTTP

@Suite struct HTTPServerTests {
  @Test func `a request gets its response, and then the connection ends`() throws {
    #expect(
      try answer(to: ["GET /nothing HTTP/1.1\r\nHost: ", "localhost:PORT\r\n\r\n"]) == """
        HTTP/1.1 404 Not Found\r
        Content-Type: text/plain; charset=utf-8\r
        Content-Length: 9\r
        Connection: close\r
        Cache-Control: no-store\r
        Cross-Origin-Resource-Policy: same-origin\r
        Referrer-Policy: no-referrer\r
        X-Content-Type-Options: nosniff\r
        \r
        /nothing

        """
    )
  }

  @Test(arguments: [
    "Host: 127.0.0.1:PORT", "HOST: LOCALHOST:PORT",
    "Host: localhost:PORT\r\nOrigin: http://localhost:PORT",
  ])
  func `programs of this machine and the server's own page are accepted`(fields: String) throws {
    #expect(try answer(to: ["GET /a?b HTTP/1.1\r\n\(fields)\r\n\r\n"]).hasSuffix("\r\n\r\n/a\n"))
  }

  private static let (unknown, foreign) = (
    "403 This server is 127.0.0.1:PORT and nothing else.",
    "403 Another page's requests are not answered."
  )

  @Test(arguments: [
    ("", unknown), ("Host: evil.example:PORT\r\n", unknown), ("Host: localhost\r\n", unknown),
    ("Host: 127.0.0.1.evil.example:PORT\r\n", unknown),
    ("Host: localhost:PORT\r\nOrigin: http://evil.example\r\n", foreign),
    ("Host: localhost:PORT\r\nOrigin: null\r\n", foreign),
  ])
  func `another name and another page are refused`(fields: String, refusal: String) throws {
    #expect(try refusalOf(["POST / HTTP/1.1\r\n\(fields)\r\n"]) == refusal)
  }

  @Test(arguments: [
    ("GET /\r\n", "400 A request line is a method, a target and HTTP/1.1."),
    (
      "GET / HTTP/1.1\r\nHost\r\n",
      "400 A header field is a name, a colon and a value, on one line."
    ),
    ("POST / HTTP/1.1\r\nContent-Length: two\r\n\r\n", "400 The Content-Length is no number."),
    (
      "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 9_000))\r\n",
      "400 A line of the header is over 8192 bytes."
    ),
  ])
  func `a malformed request gets a sentence`(text: String, refusal: String) throws {
    #expect(try refusalOf([text]) == refusal)
  }

  @Test func `a request that does not arrive in time is refused`() throws {
    #expect(
      try refusalOf(["G"], requestTime: .milliseconds(1))
        == "400 The request did not arrive in time."
    )
  }

  @Test func `a body is read whole, wherever it is cut`() throws {
    let start = "POST /events HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length:\t3 \r\n\r\na"
    #expect(try answer(to: [start, "bc"]).hasSuffix("\r\n\r\n/events\nabc"))
  }

  @Test func `a refused client gets the whole reason, however much it still sends`() throws {
    let start = "POST /events HTTP/1.1\r\nHost: localhost:PORT\r\nContent-Length: 999999\r\n\r\n"
    #expect(
      try refusalOf([start, String(repeating: "x", count: 300_000)])
        == "413 The body is over 65536 bytes."
    )
  }

  /// The answer of a server that says of each path that it is there, but for `/nothing`, and
  /// repeats the body.
  ///
  /// - Parameter pieces: With `PORT` for the server's port.
  private func answer(
    to pieces: [String],
    requestTime: Duration = .seconds(60)
  ) throws -> String {
    let server = try HTTPServer(port: 0, requestTime: requestTime) { request, _ throws(Refusal) in
      let isThere = request.path != "/nothing"
      let body = Array("\(request.path)\n".utf8) + request.body
      return Response(isThere ? .ok : .notFound, body: body)
    }
    defer { server.stop() }
    let client = try Connection(port: server.port, timeout: .seconds(60))
    // The server may have refused the request before all of it was sent.
    for piece in pieces { try? client.send(piece.replacing("PORT", with: "\(server.port)")) }
    var bytes: [UInt8] = []
    while let more = try client.readAvailable(by: .now + .seconds(60)) { bytes += more }
    return String(decoding: bytes, as: UTF8.self).replacing("\(server.port)", with: "PORT")
  }

  /// The status of an answer and the first line of its body.
  private func refusalOf(
    _ pieces: [String],
    requestTime: Duration = .seconds(60)
  ) throws -> String {
    let text = try answer(to: pieces, requestTime: requestTime)
    let body = text.split(separator: "\r\n\r\n").last?.prefix { $0 != "\n" } ?? ""
    return "\(text.dropFirst("HTTP/1.1 ".count).prefix(3)) \(body)"
  }
}
