import Attendee
import Clocks
import Foundation
import HTTP
import Loopback
import PlantedCourses
import TestTools
import Testing

@testable import Attendee
@testable import ClassRegister

/// The server, told and attacked as over a network.
@Suite(.machineTime(.seconds(60))) struct ClassServers {
  private let folder: ClassFolder
  private let register: ClassRegister
  private static let no = "That is not the code of this class: it is on the projector."

  init() throws {
    folder = try ClassFolder()
    register = try folder.register()
  }

  private func ask(
    _ server: ClassServer,
    _ method: String = "POST",
    _ path: String = "/class",
    of host: String? = nil,
    body: [UInt8]
  ) throws -> String? {
    let client = try Connection(port: server.address.port, timeout: .seconds(60))
    let host = host ?? "\(server.address)"
    return try client.ask(method, path, of: host, json: body, by: .now + .seconds(60))?.words
  }

  @Test func `an attendee is heard, and learns where the class is`() throws {
    let server = try ClassServer(of: register, port: 0)
    defer { server.stop() }
    #expect(try server.address.tell(.from("Ada", in: register)) == ClassAnswer(chapter: 1))
    #expect(register.grid.rows.map(\.name) == ["Ada"])
    let wrong = ClassMessage(code: "XXXXX", member: "Eve", number: 1)
    #expect(throws: ClassAddress.Trouble.refused(Self.no)) { try server.address.tell(wrong) }
  }

  @Test func `who is no attendee gets nothing, and disturbs nobody`() throws {
    let server = try ClassServer(of: register, port: 0)
    defer { server.stop() }
    let good = Array(try JSONEncoder().encode(ClassMessage.from("Eve", in: register)))
    var long = ClassMessage.from("Eve", in: register)
    long.name = String(repeating: "x", count: 1_000_000)
    var many = ClassMessage.from(String(repeating: "m", count: 65), in: register)
    many.name = nil
    #expect(try ask(server, of: "class.example:4780", body: good) == "421 Misdirected Request")
    for message in [long, many] {
      let answer = try ask(server, body: Array(try JSONEncoder().encode(message)))
      #expect(answer == (message == long ? "413 Content Too Large" : "400 Bad Request"))
    }
    for body in ["", "{", "[]", "{\"code\":1}", String(repeating: "[", count: 30_000)] {
      #expect(try ask(server, body: Array(body.utf8)) == "400 Bad Request")
    }
    for path in ["/", "/grid", "/counts", "/stream", "/class/", "/../class"] {
      #expect(try ask(server, "GET", path, body: []) == "404 Not Found")
    }
    #expect(try ask(server, "GET", body: []) == "405 Method Not Allowed")
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
    let sender = Task { await ClassSender.deliver(in: folder.root, on: clock) }
    await clock.advance(by: .milliseconds(999))
    #expect(Membership(in: folder.root)?.isTold == false)
    let server = try ClassServer(of: register, port: taken.address.port)
    defer { server.stop() }
    register.isAt(2)
    await clock.advance(by: .milliseconds(1))
    await sender.value
    #expect(Membership(in: folder.root)?.isTold == true)
    #expect(Membership(in: folder.root)?.chapter == 2)
    #expect(register.grid.counts.here == 1)
  }

  @Test func `a sender whose class does not want to hear it gives up, and says why`() async throws {
    let server = try ClassServer(of: register, port: 0)
    defer { server.stop() }
    let message = ClassMessage(code: "XXXXX", member: "Eve", number: 1)
    var membership = Membership(address: "\(server.address)", chapter: 1, message: message)
    membership.isNew()
    try membership.save(in: folder.root)
    // What a check has left that was killed.
    let left = folder.root.appending(path: ".workbook/.class.json.new")
    try Data("{".utf8).write(to: left)
    await ClassSender.deliver(in: folder.root, on: TestClock())
    #expect(!FileManager.default.fileExists(atPath: left.path))
    #expect(Membership(in: folder.root)?.refusal == Self.no)
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
