import Foundation
import Loopback
import Telemetry
import TestTools
import Testing

@testable import HTTP
@testable import TelemetryCollector

@Suite struct CollectorTests {
  private let folder = try! TestFolder()

  @Test func `a page sees events arrive, the largest first, and a reset`() throws {
    let collector = try collector()
    defer { collector.stop() }
    let page = try Connection(port: collector.port, timeout: .seconds(60))
    try page.send("GET /stream HTTP/1.1\r\nHost: 127.0.0.1:\(collector.port)\r\n\r\n")
    #expect(try message(to: page, total: 0) == #"{"rows":[],"sources":[],"total":0}"#)
    for (name, source) in [("Tap", "live"), ("Tap", "preview"), ("A\\r\\n\\nevent: x", "preview")] {
      #expect(try post(event(name, source), to: collector) == #"200 {"accepted":1}"#)
    }
    // Whatever an event says, it stays in one message.
    #expect(
      try message(to: page, total: 3) == """
        {"rows":[{"count":2,"counts":[1,1],"name":"Tap"},\
        {"count":1,"counts":[1,0],"name":"A  event: x"}],\
        "sources":[{"count":2,"name":"preview"},{"count":1,"name":"live"}],"total":3}
        """
    )
    try Collector.reset(port: collector.port, storage: folder.url)
    _ = try message(to: page, total: 0)
    #expect(try folder.logText == "")
    #expect(try post(event("Tap", "live"), to: collector) == #"200 {"accepted":1}"#)
    #expect(try folder.logText == event("Tap", "live") + "\n")
  }

  @Test(arguments: ["GET /events", "POST /", "GET /favicon.ico", "GET /../etc/passwd"])
  func `an unknown request is refused`(line: String) throws {
    let collector = try collector()
    defer { collector.stop() }
    #expect(
      try post("", line, to: collector) == "404 There is nothing here. The page is at /."
    )
  }

  @Test(arguments: [
    "", "{}", #"{"name": "a"}"#, #"{"name": "a", "properties": {"a": []}, "source": "x"}"#,
  ])
  func `a body that is no event is refused`(body: String) throws {
    let collector = try collector()
    defer { collector.stop() }
    #expect(
      try post(body, to: collector)
        == #"400 Post {"name": "…", "source": "…", "properties": {"…": "…"}}."#
    )
    #expect(try folder.logText == "")
  }

  @Test func `a port that is taken is named`() throws {
    let first = try collector()
    defer { first.stop() }
    let error = #expect(throws: CollectorError.self) {
      try Collector(port: first.port, storage: TestFolder().url)
    }
    #expect(
      error?.description == """
        Port \(first.port) of 127.0.0.1 is taken, perhaps by a collector that already runs. Use \
        that one, stop it, or choose another port.
        """
    )
  }

  @Test func `a folder that cannot be made is named`() throws {
    try folder.writeLog([])
    let inside = URL(filePath: folder.log).appending(path: "inside")
    let error = #expect(throws: CollectorError.self) { try Collector(port: 0, storage: inside) }
    #expect(
      error?.description == """
        The events cannot be kept in \(inside.path): the folder cannot be made. Choose another \
        folder.
        """
    )
  }

  @Test func `a reset that reaches no collector says what keeps the events`() throws {
    let collector = try collector()
    let error = #expect(throws: CollectorError.self) {
      try Collector.reset(port: 0, storage: folder.url)
    }
    #expect(
      error?.description == """
        Another collector keeps its events in \(folder.log). Stop it first, or choose another \
        folder.
        """
    )
    collector.stop()
    try folder.writeLog("anything".utf8)
    try Collector.reset(storage: folder.url)
    #expect(try folder.logText == "")
  }

  private func collector() throws -> Collector { try Collector(port: 0, storage: folder.url) }

  private func event(_ name: String, _ source: String) -> String {
    #"{"name":"\#(name)","properties":{},"source":"\#(source)"}"#
  }

  /// The status and the body of the answer.
  private func post(
    _ body: String,
    _ line: String = "POST /events",
    to collector: Collector
  ) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    let response = try Connection(port: collector.port, timeout: .seconds(60)).request(
      words[0],
      words[1],
      of: collector.port,
      json: Array(body.utf8),
      by: .now + .seconds(60)
    )
    let text = String(decoding: response.body, as: UTF8.self)
    return "\(response.code ?? 0) \(text.trimmingCharacters(in: .newlines))"
  }

  /// The first message to a page that has this total.
  private func message(to page: Connection, total: Int) throws -> String {
    while let line = try page.readLine(limit: 100_000, by: .now + .seconds(60)) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasSuffix("\"total\":\(total)}") { return String(text.dropFirst("data: ".count)) }
    }
    return ""
  }
}
