import Testing

@testable import TelemetryCollector

/// Plays visitors of a server that has no sockets, at times that never pass.
@Suite struct ServerTests {
  private let folder: CollectorFolder
  private let start = ContinuousClock.now

  init() throws {
    folder = try CollectorFolder()
  }

  @Test func `a request gets its answer, then the other side hangs up`() throws {
    var server = try server()
    server.connect(1, at: start)
    server.receive(Array("GET /nothing HTTP/1.1\r\nHost: ".utf8), from: 1, at: start)
    #expect(said(to: 1, by: server) == "")
    server.receive(Array("localhost:4747\r\n\r\n".utf8), from: 1, at: start)
    #expect(
      said(to: 1, by: server) == """
        HTTP/1.1 404 Not Found\r
        Content-Type: text/plain; charset=utf-8\r
        Content-Length: 41\r
        Connection: close\r
        Cache-Control: no-store\r
        Cross-Origin-Resource-Policy: same-origin\r
        Referrer-Policy: no-referrer\r
        X-Content-Type-Options: nosniff\r
        \r
        There is nothing here. The page is at /.

        """
    )
    server.sent(100, to: 1, at: start)
    #expect(said(to: 1, by: server)?.hasSuffix("at /.\n") == true)
    take(from: 1, by: &server)
    #expect(server.takeEnded() == [])
    server.hangUp(1, isBroken: false)
    #expect(server.takeEnded() == [1])
    #expect(server.nextDeadline == nil)
  }

  @Test(arguments: ["/", "/events.json", "/stream"])
  func `who asks for the head gets no body`(path: String) throws {
    var server = try server()
    server.connect(1, at: start)
    let text = "HEAD \(path) HTTP/1.1\r\nHost: localhost:4747\r\n\r\n"
    server.receive(Array(text.utf8), from: 1, at: start)
    let head = try #require(said(to: 1, by: server))
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(head.split(separator: "\r\n\r\n").count == 1)
    take(from: 1, by: &server)
    #expect(server.nextDeadline == start + .seconds(1))
  }

  @Test func `a request that trickles in has five seconds in all`() throws {
    var server = try server()
    server.connect(1, at: start)
    for second in 1...4 {
      server.receive(Array("G".utf8), from: 1, at: start + .seconds(second))
    }
    #expect(server.nextDeadline == start + .seconds(5))
    server.tick(at: start + .milliseconds(4_999))
    #expect(said(to: 1, by: server) == "")
    server.tick(at: start + .seconds(5))
    #expect(status(of: 1, by: server) == "408 The request did not arrive in time.")
  }

  @Test func `an answer that nobody takes is given up after five seconds`() throws {
    var server = try server()
    get("/events.json", as: 1, from: &server)
    server.sent(1, to: 1, at: start + .seconds(4))
    #expect(server.nextDeadline == start + .seconds(5))
    server.tick(at: start + .seconds(5))
    #expect(server.takeEnded() == [1])
  }

  @Test func `who does not hang up is hung up on after a second`() throws {
    var server = try server()
    get("/events.json", as: 1, from: &server)
    take(from: 1, by: &server)
    server.receive(Array("more".utf8), from: 1, at: start + .milliseconds(900))
    #expect(server.nextDeadline == start + .seconds(1))
    server.tick(at: start + .seconds(1))
    #expect(server.takeEnded() == [1])
  }

  @Test func `who stops talking still gets the answer, who is gone does not`() throws {
    var server = try server()
    get("/events.json", as: 1, from: &server)
    server.hangUp(1, isBroken: false)
    #expect(server.takeEnded() == [])
    server.hangUp(1, isBroken: true)
    #expect(server.takeEnded() == [1])
  }

  @Test func `one too many is told to come back, and many too many are hung up on`() throws {
    var limits = ServerLimits()
    limits.connections = 2
    var server = try server(limits)
    for id in Int32(1)...5 { server.connect(id, at: start) }
    #expect(said(to: 2, by: server) == "")
    let busy = "503 Too many are connected. Try again in a second."
    #expect(status(of: 3, by: server) == busy)
    #expect(status(of: 4, by: server) == busy)
    #expect(server.takeEnded() == [5])
  }

  @Test func `who has an answer and lingers takes no place from those who come`() throws {
    var server = try server()
    for wave in Int32(0)..<3 {
      for id in wave * 50..<(wave + 1) * 50 {
        get("/events.json", as: id, from: &server)
        #expect(said(to: id, by: server)?.hasPrefix("HTTP/1.1 200 OK") == true)
        take(from: id, by: &server)
      }
    }
  }

  @Test func `one stream too many is told to come back`() throws {
    var limits = ServerLimits()
    limits.streams = 1
    var server = try server(limits)
    get("/stream", as: 1, from: &server)
    get("/stream", as: 2, from: &server)
    #expect(status(of: 2, by: server) == "503 Too many are connected. Try again in a second.")
  }

  @Test func `a stream begins with everything and then sleeps`() throws {
    var server = try server()
    post("Before", to: &server)
    get("/stream", as: 1, from: &server)
    let text = try #require(said(to: 1, by: server))
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection"))
    #expect(text.contains("\r\n\r\nretry: 1000\n\ndata: {"))
    #expect(text.contains(#""total":1"#))
    take(from: 1, by: &server)
    #expect(server.nextDeadline == nil)
  }

  @Test func `a burst of events is one message, a tenth of a second after the last`() throws {
    var server = try server()
    get("/stream", as: 1, from: &server)
    take(from: 1, by: &server)
    for _ in 1...100 { post("Tap", to: &server) }
    #expect(server.nextDeadline == start + .milliseconds(100))
    server.tick(at: start + .milliseconds(99))
    #expect(said(to: 1, by: server) == "")
    server.tick(at: start + .milliseconds(100))
    let message = try #require(said(to: 1, by: server))
    #expect(message.contains(#""total":100"#))
    #expect(message.split(separator: "\n\n").count == 1)
  }

  @Test func `a slow page is told the latest when it is ready, and nothing in between`() throws {
    var server = try server()
    get("/stream", as: 1, from: &server)
    post("Tap", to: &server)
    server.tick(at: start + .seconds(1))
    #expect(said(to: 1, by: server)?.contains(#""total":0"#) == true)
    post("Tap", to: &server)
    take(from: 1, by: &server)
    server.tick(at: start + .seconds(1))
    #expect(said(to: 1, by: server)?.contains(#""total":2"#) == true)
  }

  @Test func `a page that takes nothing any more is hung up on`() throws {
    var server = try server()
    get("/stream", as: 1, from: &server)
    server.tick(at: start + .seconds(5))
    #expect(server.takeEnded() == [1])
  }

  @Test func `a page that goes away is forgotten`() throws {
    var server = try server()
    get("/stream", as: 1, from: &server)
    take(from: 1, by: &server)
    server.hangUp(1, isBroken: false)
    #expect(server.takeEnded() == [1])
    post("Tap", to: &server)
    #expect(server.nextDeadline == nil)
  }

  private func server(_ limits: ServerLimits = ServerLimits()) throws -> Server {
    Server(log: try EventLog(path: folder.path), port: 4747, limits: limits, time: { 7 })
  }

  private func get(_ path: String, as id: Server.ID, from server: inout Server) {
    server.connect(id, at: start)
    let text = "GET \(path) HTTP/1.1\r\nHost: localhost:4747\r\n\r\n"
    server.receive(Array(text.utf8), from: id, at: start)
  }

  private func post(_ name: String, to server: inout Server) {
    let body = #"{"name": "\#(name)"}"#
    let text = """
      POST /events HTTP/1.1\r
      Host: localhost:4747\r
      Content-Type: application/json\r
      Content-Length: \(body.utf8.count)\r
      \r
      \(body)
      """
    server.connect(99, at: start)
    server.receive(Array(text.utf8), from: 99, at: start)
    server.hangUp(99, isBroken: true)
    #expect(server.takeEnded().contains(99))
  }

  /// What is on its way to somebody; nil when nobody is there.
  private func said(to id: Server.ID, by server: Server) -> String? {
    server.visits[id].map { String(decoding: $0.output, as: UTF8.self) }
  }

  private func status(of id: Server.ID, by server: Server) -> String? {
    guard let text = said(to: id, by: server), let body = text.split(separator: "\r\n\r\n").last
    else {
      return nil
    }
    return "\(text.dropFirst("HTTP/1.1 ".count).prefix(3)) \(body.prefix { $0 != "\n" })"
  }

  private func take(from id: Server.ID, by server: inout Server) {
    server.sent(server.visits[id]?.output.count ?? 0, to: id, at: start)
  }
}
