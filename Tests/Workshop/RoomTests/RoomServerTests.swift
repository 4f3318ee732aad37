import Course
import Foundation
import HTTP
import Loopback
import TestTools
import Testing

@testable import Room

/// The server, asked as a browser asks it.
@Suite(.machineTime(.seconds(60))) struct RoomServerTests {
  private let course: Course

  init() throws {
    course = try Course(around: URL(filePath: #filePath).deletingLastPathComponent())
  }

  private func ask(
    _ server: RoomServer,
    _ method: String,
    _ path: String,
    _ body: String? = nil
  ) throws -> String? {
    let client = try Connection(port: server.port, timeout: .seconds(60))
    let (host, bytes) = ("127.0.0.1:\(server.port)", body.map { Array($0.utf8) })
    return try client.ask(method, path, of: host, json: bytes, by: .now + .seconds(60))?.words
  }

  private func listen(to server: RoomServer, _ what: String) throws -> Connection {
    let page = try Connection(port: server.port, timeout: .seconds(60))
    let path = server.speakerAddress.split(separator: "/")[2]
    try page.send("GET /\(path)/\(what) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
    return page
  }

  private func line(of page: Connection, with text: String = "data: ") throws -> String {
    while let line = try page.readLine(limit: 1_000_000, by: .now + .seconds(60)) {
      let line = String(decoding: line, as: UTF8.self)
      if line.contains(text) { return line }
    }
    throw CancellationError()
  }

  @Test func `nobody who does not know the word in the address sees or runs anything`() async throws
  {
    let server = try RoomServer(of: course, chapter: course.chapters[0], port: 0)
    let path = try #require(URL(string: server.speakerAddress)?.path(percentEncoded: false))
    for guess in ["/", "/room", "/stream", "/do", "/x/room", "\(path.dropLast(2))/do"] {
      #expect(try ask(server, "GET", guess) == "404 Not Found", "\(guess)")
    }
    let wish = #"{"wish":"next"}"#
    #expect(try ask(server, "POST", "/do", wish) == "404 Not Found")
    for page in [path, "\(path)room"] { #expect(try ask(server, "GET", page) == "200 OK") }
    #expect(try ask(server, "POST", "\(path)do", wish) == "200 OK")
    #expect(try ask(server, "POST", "\(path)do", "[") == "400 Bad Request")
    #expect(try ask(server, "DELETE", "\(path)do") == "405 Method Not Allowed")
    await server.stop()
  }

  @Test func `a port that is taken is passed over for the next one`() async throws {
    let first = try RoomServer(of: course, chapter: course.chapters[0], port: 0)
    let second = try RoomServer(of: course, chapter: course.chapters[0], port: first.port)
    #expect(second.port > first.port)
    await first.stop()
    await second.stop()
  }

  @Test func `a page hears the state at first, then the rows that a command has drawn`()
    async throws
  {
    let server = try RoomServer(of: course, chapter: course.chapters[0], port: 0)
    let path = try #require(URL(string: server.speakerAddress)?.path(percentEncoded: false))
    let page = try listen(to: server, "stream")
    #expect(try line(of: page, with: "\"chapters\"").hasPrefix("data: {"))
    let wish =
      #"{"wish":"command","text":"printf '\\033[31m%s\\n' red; read -r key; echo \"$key\"; exit 3"}"#
    #expect(try ask(server, "POST", "\(path)do", wish) == "200 OK")
    #expect(try line(of: page, with: "color:var(--red)").contains("red"))
    #expect(try ask(server, "POST", "\(path)do", #"{"wish":"type","text":"k\r"}"#) == "200 OK")
    #expect(try line(of: page, with: "exit code 3").contains("\"isRunning\":false"))
    await server.stop()
  }
}
