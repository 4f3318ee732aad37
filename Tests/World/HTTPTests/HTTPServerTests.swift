import Dispatch
import Loopback
import OperatingSystem
import Synchronization
import Testing

@testable import HTTP

@Suite struct HTTPServerTests {
  @Test func `a request gets its answer, and then the other side hangs up`() throws {
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

  @Test func `the doorkeeper is asked, and the server hears of the refusal`() throws {
    let refused = Mutex<[Refusal]>([])
    let server = try server(refused: { refusal in refused.withLock { $0.append(refusal) } })
    defer { server.stop() }
    let client = try connect(to: server)
    try client.send("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    let reason = "This server is 127.0.0.1:\(server.port) and nothing else."
    #expect(try rest(client).hasSuffix("\r\n\r\n\(reason)\n"))
    #expect(refused.withLock { $0 } == [Refusal(.misdirectedRequest, reason)])
  }

  @Test func `a request for the head gets no body`() throws {
    let server = try server()
    defer { server.stop() }
    for path in ["/", "/nothing"] {
      let head = try rest(ask("HEAD", path, of: server))
      #expect(head.split(separator: "\r\n\r\n").count == 1)
      #expect(head.contains("Content-Length"))
    }
  }

  @Test func `a request that trickles in is given up in time`() throws {
    let server = try server { $0.requestTime = .milliseconds(1) }
    defer { server.stop() }
    let client = try connect(to: server)
    try client.send("G")
    #expect(try status(client) == "408 The request did not arrive in time.")
  }

  @Test func `a client that stops talking still gets the answer`() throws {
    let server = try server()
    defer { server.stop() }
    let client = try ask("GET", "/", of: server)
    client.finish()
    #expect(try status(client) == "200 /")
  }

  @Test func `a refused client gets the whole reason, however much it still sends`() throws {
    let server = try server()
    defer { server.stop() }
    let client = try connect(to: server)
    let host = "localhost:\(server.port)"
    try client.send("POST /events HTTP/1.1\r\nHost: \(host)\r\nContent-Length: 999999\r\n\r\n")
    try? client.send(String(repeating: "x", count: 300_000))
    #expect(try status(client) == "413 The body is over 262144 bytes.")
  }

  @Test func `a client that does not hang up is hung up on`() throws {
    let server = try server { $0.goodbyeTime = .milliseconds(1) }
    defer { server.stop() }
    let client = try ask("GET", "/", of: server)
    #expect(try status(client) == "200 /")
    // The other side has closed: to write is an error, now or when it has said so.
    let error = #expect(throws: ConnectionError.self) { while true { try client.send("more") } }
    #expect(error == .ended)
  }

  @Test func `one question too many is told to come back`() throws {
    let isAtWork = DispatchSemaphore(value: 0)
    var limits = ServerLimits()
    limits.answers = 2
    limits.goodbyeTime = .seconds(60)
    let server = try HTTPServer(port: 0, limits: limits) { _, client throws(Refusal) in
      isAtWork.signal()
      _ = client.isOpen()
      return nil
    }
    defer { server.stop() }
    let asking = try (1...2).map { _ in try ask("GET", "/", of: server) }
    for _ in asking { isAtWork.wait() }
    let busy = try ask("GET", "/", of: server)
    #expect(try status(busy) == "503 Too many are connected. Try again in a second.")
    withExtendedLifetime(asking) {}
  }

  @Test func `one who asks gets an answer, however many say nothing`() throws {
    let server = try server {
      $0.connections = 3
      $0.requestTime = .seconds(60)
    }
    defer { server.stop() }
    let silent = try (1...3).map { _ in try connect(to: server) }
    try silent[0].send("GET / HT")
    let asking = try (1...2).map { _ in
      let client = try ask("GET", "/", of: server)
      #expect(try status(client) == "200 /")
      return client
    }
    // Those who were silent for longest have lost their places, and the last one has its own.
    #expect(try rest(silent[0]) == "")
    #expect(try rest(silent[1]) == "")
    try silent[2].send("GET /late HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
    #expect(try status(silent[2]) == "200 /late")
    withExtendedLifetime(asking) {}
  }

  @Test func `one who asks gets an answer, however many do not take theirs`() throws {
    let large = [UInt8](repeating: 0x41, count: 32 << 20)
    var limits = ServerLimits()
    (limits.connections, limits.answers) = (2, 2)
    (limits.answerTime, limits.goodbyeTime) = (.seconds(60), .seconds(60))
    let server = try HTTPServer(port: 0, limits: limits) { request, _ throws(Refusal) in
      Response(.ok, body: request.path == "/large" ? large : Array("small\n".utf8))
    }
    defer { server.stop() }
    let slow = try (1...2).map { _ in
      let client = try ask("GET", "/large", of: server)
      #expect(try client.readLine(limit: 100) == Array("HTTP/1.1 200 OK".utf8))
      return client
    }
    #expect(try status(ask("GET", "/", of: server)) == "200 small")
    withExtendedLifetime(slow) {}
  }

  @Test func `one who asks gets an answer, where the silent hold all open files`() async {
    await #expect(processExitsWith: .success) {
      var limits = ServerLimits()
      (limits.requestTime, limits.goodbyeTime) = (.seconds(60), .seconds(60))
      let server = try HTTPServer(port: 0, limits: limits) { _, _ throws(Refusal) in
        Response(.ok, body: [])
      }
      let ask = { () throws in
        let client = try Connection(port: server.port, timeout: .seconds(60))
        try client.send("GET / HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
        try #require(try client.readLine(limit: 100) == Array("HTTP/1.1 200 OK".utf8))
        return client
      }
      let silent = try Connection(port: server.port, timeout: .seconds(60))
      let lingering = try ask()
      // One number is left, for the one who asks, and none for the server: those that are free
      // below what it will close are taken.
      let taken = (1...64).map { _ in dup(STDIN_FILENO) }
      close(taken[63])
      OpenFiles.limit(to: taken[63] + 1)
      let last = try ask()
      try #require(try silent.readLine(limit: 100) == nil)
      withExtendedLifetime((lingering, last)) {}
    }
  }

  @Test func `an answer may go on until the other side hangs up`() throws {
    let server = try HTTPServer(port: 0) { _, _ throws(Refusal) in
      Response(.ok, body: Array("one\n".utf8)) { connection in
        try? connection.send("two\n")
        _ = connection.isOpen()
      }
    }
    defer { server.stop() }
    let client = try ask("GET", "/", of: server)
    var lines: [String] = []
    while lines.last != "two", let line = try client.readLine(limit: 100) {
      lines.append(String(decoding: line, as: UTF8.self))
    }
    #expect(lines.first == "HTTP/1.1 200 OK")
    #expect(!lines.contains { $0.hasPrefix("Content-Length") })
    #expect(lines.suffix(3) == ["", "one", "two"])
    #expect(!(try rest(ask("HEAD", "/", of: server))).contains("one"))
  }

  /// Says of each path that it is there, but for `/nothing`.
  private func server(
    change: (inout ServerLimits) -> Void = { _ in },
    refused: @escaping @Sendable (Refusal) -> Void = { _ in }
  ) throws -> HTTPServer {
    var limits = ServerLimits()
    limits.goodbyeTime = .seconds(60)
    change(&limits)
    return try HTTPServer(port: 0, limits: limits, refused: refused) { request, _ throws(Refusal) in
      let isThere = request.path != "/nothing"
      return Response(isThere ? .ok : .notFound, body: Array("\(request.path)\n".utf8))
    }
  }

  private func connect(to server: HTTPServer) throws -> Connection {
    try Connection(port: server.port, timeout: .seconds(60))
  }

  private func ask(_ method: String, _ path: String, of server: HTTPServer) throws -> Connection {
    let client = try connect(to: server)
    try client.send("\(method) \(path) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
    return client
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
