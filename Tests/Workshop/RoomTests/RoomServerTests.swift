import Foundation
import HTTP
import Loopback
import OperatingSystem
import PlantedCourses
import TestTools
import Testing

@testable import Room

/// The server, asked as a browser asks it.
@Suite(.machineTime(.seconds(60))) struct RoomServerTests {
  private let rehearsal = try! Rehearsal()
  private var root: URL { rehearsal.workbook.root }

  private func request(_ path: String, method: String = "GET") throws -> Connection {
    let port = rehearsal.server.address.port
    let client = try Connection(port: port, timeout: .seconds(60))
    let fields = "Host: 127.0.0.1:\(port)\r\nContent-Length: 0\r\n"
    try client.send("\(method) \(path) HTTP/1.1\r\n\(fields)\r\n")
    return client
  }

  private func ask(_ path: String, method: String = "GET") throws -> String {
    try request(path, method: method).nextLine() ?? ""
  }

  @Test func `without the token nothing is shown, and nothing runs`() throws {
    let token = rehearsal.server.address.token
    #expect(try ask("/") == "HTTP/1.1 200 OK")
    #expect(try ask("/\(token)/stream") == "HTTP/1.1 200 OK")
    for path in ["/stream", "/x/stream", "/\(token.dropLast(2))/stream", "/\(token)"] {
      #expect(try ask(path) == "HTTP/1.1 404 Not Found", "\(path)")
    }
    for method in ["POST", "PUT", "DELETE"] {
      #expect(try ask("/\(token)/stream", method: method).contains(" 405 "))
    }
  }

  @Test func `a page gets all there is, and again when something has changed`() async throws {
    _ = rehearsal.server
    await rehearsal.type("red\r", until: "RED")
    await rehearsal.type("blue\r", until: "BLUE")
    #expect(rehearsal.shown.contains("no page is open: o opens it"))
    let page = try request("/\(rehearsal.server.address.token)/stream")
    func message(with text: String) throws -> String {
      while let line = try page.nextLine() {
        if line.contains(text) { return line }
      }
      throw CancellationError()
    }
    let first = try message(with: "RED")
    #expect(first.contains(#""color":"red""#) && first.contains(#""columns":80"#), "\(first)")
    #expect(first.contains(#""view":{"isBlack":false,"isLight":false}"#))
    await rehearsal.type("milk\r", until: "MILK")
    #expect(try message(with: "MILK").contains("RED"))
    await rehearsal.press("q", until: "the room sees the question")
    #expect(try message(with: "Who boils it?").contains(#""view":{"isBlack":false"#))
  }

  @Test func `the next presentation has the same address, where it is free`() async throws {
    let first = rehearsal.server
    let other = try RoomServer(of: rehearsal.presentation, in: root)
    #expect(other.address.port != first.address.port && other.address.token == first.address.token)
    other.stop()
    // The system remembers a connection that was closed for a minute, and with it the port.
    #expect(try ask("/") == "HTTP/1.1 200 OK")
    first.stop()
    try first.address.save(in: root)
    let next = try RoomServer(of: rehearsal.presentation, in: root)
    #expect(next.address == first.address)
  }

  @Test func `the address stands in a file that only this person reads, and no link is followed`()
    async throws
  {
    let path = RoomAddress.path(in: root)
    let address = RoomAddress(port: 4_760, token: String(repeating: "a", count: 20))
    try rehearsal.workbook.write("mine.txt", "mine")
    try FileManager.default.createDirectory(
      at: root.appending(path: ".workbook"),
      withIntermediateDirectories: true
    )
    let mine = root.appending(path: "mine.txt").path(percentEncoded: false)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: mine)
    #expect(RoomAddress.saved(in: root) == nil)
    try address.save(in: root)
    #expect(try rehearsal.workbook.text("mine.txt") == "mine")
    #expect(try stat(of: path).st_mode & 0o777 == 0o600)
    #expect(RoomAddress.saved(in: root) == address)
    chmod(path, 0o644)
    #expect(RoomAddress.saved(in: root) == nil)
  }
}

extension Connection {
  fileprivate func nextLine() throws -> String? {
    try readLine(limit: 1_000_000, by: .now + .seconds(60))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
