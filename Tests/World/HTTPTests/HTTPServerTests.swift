import Loopback
import Testing

@testable import HTTP

@Suite struct HTTPServerTests {
  @Test func `a request gets its response, and then the connection ends`() throws {
    let server = try server()
    defer { server.stop() }
    let client = try connect(to: server)
    try client.send("GET /nothing HTTP/1.1\r\nHost: ")
    try client.send("localhost:\(server.port)\r\n\r\n")
    #expect(
      try rest(client) == """
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

  @Test func `another host is refused`() throws {
    let server = try server()
    defer { server.stop() }
    let client = try connect(to: server)
    try client.send("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    let reason = "This server is 127.0.0.1:\(server.port) and nothing else."
    #expect(try rest(client).hasSuffix("\r\n\r\n\(reason)\n"))
  }

  @Test(arguments: [
    ["host": "127.0.0.1:4747"], ["host": "LOCALHOST:4747"],
    ["host": "localhost:4747", "origin": "http://localhost:4747"],
  ])
  func `programs of this machine and the server's own page are accepted`(
    fields: [String: String]
  ) throws {
    try request(fields).requireOwnHost(port: 4747)
  }

  @Test(arguments: [
    [:], ["host": "evil.example:4747"], ["host": "localhost"], ["host": "127.0.0.1:80"],
    ["host": "127.0.0.1.evil.example:4747"],
    ["host": "localhost:4747", "origin": "http://evil.example"],
    ["host": "localhost:4747", "origin": "null"],
  ])
  func `another name and another page are refused`(fields: [String: String]) throws {
    #expect(throws: Refusal.self) { try request(fields).requireOwnHost(port: 4747) }
  }

  private func request(_ fields: [String: String]) -> Request {
    Request(method: "POST", target: "/events", fields: fields, body: [])
  }

  @Test func `a request that does not arrive in time is refused`() throws {
    let server = try server(requestTime: .milliseconds(1))
    defer { server.stop() }
    let client = try connect(to: server)
    try client.send("G")
    #expect(try status(client) == "400 The request did not arrive in time.")
  }

  @Test func `a body is read whole, wherever it is cut`() throws {
    let server = try HTTPServer(port: 0) { request, _ throws(Refusal) in
      Response(.ok, body: request.body)
    }
    defer { server.stop() }
    let client = try connect(to: server)
    let host = "localhost:\(server.port)"
    for piece in [
      "POST /events?a=1 HT", "TP/1.1\r\nHost: \(host)\r\nContent-Length:\t3 \r\n\r\na", "bc",
    ] {
      try client.send(piece)
    }
    #expect(try status(client) == "200 abc")
  }

  /// What is sent after the host's line is left out, and what the server answers.
  static let faults = [
    ("GET /\r\n", "400 A request line is a method, a target and HTTP/1.1."),
    (
      "GET / HTTP/1.1\r\nHost\r\n",
      "400 A header field is a name, a colon and a value, on one line."
    ),
    (
      "POST / HTTP/1.1\r\nContent-Length: two\r\n\r\n",
      "400 The Content-Length is no number."
    ),
    (
      "GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 9_000))\r\n",
      "400 A line of the header is over 8192 bytes."
    ),
  ]

  @Test(arguments: faults) func `a malformed request gets a sentence`(
    text: String,
    answer: String
  ) throws {
    let server = try server()
    defer { server.stop() }
    let client = try connect(to: server)
    try client.send(text)
    #expect(try status(client) == answer)
  }

  @Test func `a refused client gets the whole reason, however much it still sends`() throws {
    let server = try server()
    defer { server.stop() }
    let client = try connect(to: server)
    let host = "localhost:\(server.port)"
    try client.send("POST /events HTTP/1.1\r\nHost: \(host)\r\nContent-Length: 999999\r\n\r\n")
    try? client.send(String(repeating: "x", count: 300_000))
    #expect(try status(client) == "413 The body is over 65536 bytes.")
  }

  /// Says of each path that it is there, but for `/nothing`.
  private func server(requestTime: Duration = .seconds(60)) throws -> HTTPServer {
    try HTTPServer(port: 0, requestTime: requestTime) { request, _ throws(Refusal) in
      let isThere = request.path != "/nothing"
      return Response(isThere ? .ok : .notFound, body: Array("\(request.path)\n".utf8))
    }
  }

  private func connect(to server: HTTPServer) throws -> Connection {
    try Connection(port: server.port, timeout: .seconds(60))
  }

  private func rest(_ client: Connection) throws -> String {
    var bytes: [UInt8] = []
    while let more = try client.readAvailable(by: .now + .seconds(60)) { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The status of an answer and the first line of its body.
  private func status(_ client: Connection) throws -> String {
    let text = try rest(client)
    let body = text.split(separator: "\r\n\r\n").last?.prefix { $0 != "\n" } ?? ""
    return "\(text.dropFirst("HTTP/1.1 ".count).prefix(3)) \(body)"
  }
}
