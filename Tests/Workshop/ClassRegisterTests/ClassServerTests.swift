import Attendee
import Clocks
import DependenciesTestSupport
import Foundation
import HTTP
import Loopback
import PlantedCourses
import Testing

@testable import Attendee
@testable import ClassRegister

/// The server, told and attacked as over a network.
@Suite(.machineTime(.seconds(60))) struct ClassServers {
  private let folder: ClassFolder
  private let register: ClassRegister

  init() throws {
    folder = try ClassFolder()
    register = try folder.register()
  }

  private func ask(
    _ server: ClassServer,
    _ method: String = "POST",
    _ path: String = "/class",
    host: String? = nil,
    more: String = "",
    body: [UInt8]
  ) throws -> String? {
    let client = try Connection(port: server.address.port, timeout: .seconds(60))
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: \(host ?? "\(server.address)")\r
      Content-Length: \(body.count)\r
      \(more)\r

      """
    // A server that refuses what it has read so far answers before all is sent.
    try? client.send(Array(head.utf8) + body)
    return try client.readLine(limit: 4_096, by: .now + .seconds(60)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func `an attendee is heard, and learns where the class is`() throws {
    let server = try ClassServer(of: register, port: 0)
    defer { server.stop() }
    #expect(try server.address.tell(.from("Ada", in: register)) == ClassAnswer(chapter: 1))
    #expect(register.grid.rows.map(\.name) == ["Ada"])
    let wrong = ClassMessage(code: "XXXXX", member: "Eve", number: 1)
    #expect(
      throws: ClassAddress.Trouble.refused(
        "That is not the code of this class: it is on the projector."
      )
    ) { try server.address.tell(wrong) }
  }

  @Test func `who is no attendee gets nothing, and disturbs nobody`() throws {
    let server = try ClassServer(of: register, port: 0)
    defer { server.stop() }
    let good = Array(try JSONEncoder().encode(ClassMessage.from("Eve", in: register)))
    var long = ClassMessage.from("Eve", in: register)
    long.name = String(repeating: "x", count: 1_000_000)
    var many = ClassMessage.from(String(repeating: "m", count: 65), in: register)
    many.name = nil
    #expect(
      try ask(server, host: "class.example:4780", body: good) == "HTTP/1.1 421 Misdirected Request"
    )
    #expect(
      try ask(server, more: "Origin: http://evil.example\r\n", body: good)
        == "HTTP/1.1 403 Forbidden"
    )
    #expect(
      try ask(server, more: "Sec-Fetch-Site: cross-site\r\n", body: good)
        == "HTTP/1.1 403 Forbidden"
    )
    #expect(
      try ask(server, body: Array(try JSONEncoder().encode(long)))
        == "HTTP/1.1 413 Content Too Large"
    )
    #expect(
      try ask(server, body: Array(try JSONEncoder().encode(many))) == "HTTP/1.1 400 Bad Request"
    )
    for body in ["", "{", "[]", "{\"code\":1}", String(repeating: "[", count: 30_000)] {
      #expect(try ask(server, body: Array(body.utf8)) == "HTTP/1.1 400 Bad Request")
    }
    for path in ["/", "/grid", "/counts", "/stream", "/class/", "/../class"] {
      #expect(try ask(server, "GET", path, body: []) == "HTTP/1.1 404 Not Found")
    }
    #expect(try ask(server, "GET", body: []) == "HTTP/1.1 405 Method Not Allowed")
    #expect(register.counts.here == 0)
    _ = try server.address.tell(.from("Ada", in: register))
    #expect(register.counts.here == 1)
  }

  @Test func `a machine that opens many connections has a few of them, and is hung up on`() throws {
    var limits = ServerLimits.ofAClass
    limits.connectionsOfOne = 3
    let server = try ClassServer(of: register, port: 0, limits: limits)
    defer { server.stop() }
    let held = try (0..<3).map { _ in
      let client = try Connection(port: server.address.port, timeout: .seconds(60))
      try client.send("POST")
      return client
    }
    let fourth = try Connection(port: server.address.port, timeout: .seconds(60))
    let rest = try? fourth.readAvailable(by: .now + .seconds(60))
    #expect(rest == .some(nil) || rest == nil)
    for client in held { client.end() }
  }

  @Test func `what the network did not carry is told later, once it is there again`() async throws {
    let taken = try ClassServer(of: register, port: 0)
    taken.stop()
    let message = ClassMessage.from("Ada", in: register, ("Boil", 1, 2, nil))
    var membership = Membership(address: "\(taken.address)", chapter: 1, message: message)
    membership.isNew()
    try membership.save(in: folder.root)

    let clock = TestClock()
    let courier = Task { await Courier.deliver(in: folder.root, on: clock) }
    await clock.advance(by: .milliseconds(999))
    #expect(Membership(in: folder.root)?.isTold == false)
    let server = try ClassServer(of: register, port: taken.address.port)
    defer { server.stop() }
    register.isAt(2)
    await clock.advance(by: .milliseconds(1))
    await courier.value
    #expect(Membership(in: folder.root)?.isTold == true)
    #expect(Membership(in: folder.root)?.chapter == 2)
    #expect(register.grid.counts.here == 1)
  }

  @Test func `a courier whose class does not want to hear it gives up, and says why`() async throws
  {
    let server = try ClassServer(of: register, port: 0)
    defer { server.stop() }
    let message = ClassMessage(code: "XXXXX", member: "Eve", number: 1)
    var membership = Membership(address: "\(server.address)", chapter: 1, message: message)
    membership.isNew()
    try membership.save(in: folder.root)
    await Courier.deliver(in: folder.root, on: TestClock())
    #expect(
      Membership(in: folder.root)?.refusal
        == "That is not the code of this class: it is on the projector."
    )
  }

  @Test(arguments: [
    ("192.168.1.7", "192.168.1.7:4780"), ("192.168.1.7:80", "192.168.1.7:80"),
    ("localhost:4780", "127.0.0.1:4780"), ("evil.example", nil), ("1.2.3", nil), ("1.2.3.256", nil),
    ("1.2.3.4:0", nil), ("1.2.3.4:99999", nil), ("1.2.3.4:80:90", nil), ("+1.2.3.4", nil),
    ("", nil),
  ])
  func `an address is four numbers and perhaps a port`(text: String, address: String?) {
    #expect(ClassAddress(text).map { "\($0)" } == address)
  }
}
