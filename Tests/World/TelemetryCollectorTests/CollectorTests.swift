import Foundation
import HTTP
import Loopback
import TestTools
import Testing

@testable import TelemetryCollector

@Suite struct CollectorTests {
  private let folder = try! TestFolder()

  @Test func `a page that listens sees an event arrive`() throws {
    let collector = try collector()
    defer { collector.stop() }
    let page = try listen(to: collector)
    #expect(try nextMessage(page).contains(#""total":0"#))
    #expect(try post("Tap", to: collector) == 200)
    #expect(try nextMessage(page).contains(#""total":1"#))
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

  @Test func `a reset asks the collector that is running`() throws {
    let collector = try collector()
    defer { collector.stop() }
    #expect(try post("Tap", to: collector) == 200)
    try Collector.reset(port: collector.port, storage: folder.url)
    #expect(try nextMessage(listen(to: collector)).contains(#""total":0"#))
    #expect(try folder.logText == "")
  }

  @Test func `a reset without a collector empties the file`() throws {
    try folder.writeLog("anything".utf8)
    try Collector.reset(storage: folder.url)
    #expect(try folder.logText == "")
  }

  @Test func `a reset that reaches no collector says what keeps the events`() throws {
    let collector = try collector()
    defer { collector.stop() }
    let error = #expect(throws: CollectorError.self) {
      try Collector.reset(port: 0, storage: folder.url)
    }
    #expect(
      error?.description == """
        Another collector keeps its events in \(folder.log). Stop it first, or choose another \
        folder.
        """
    )
  }

  private func collector() throws -> Collector {
    try Collector(port: 0, storage: folder.url)
  }

  private func connect(to collector: Collector) throws -> Connection {
    try Connection(port: collector.port, timeout: .seconds(60))
  }

  private func listen(to collector: Collector) throws -> Connection {
    let page = try connect(to: collector)
    try page.send("GET /stream HTTP/1.1\r\nHost: 127.0.0.1:\(collector.port)\r\n\r\n")
    return page
  }

  /// Posts an event and returns the status of the answer.
  private func post(_ name: String, to collector: Collector) throws -> Int? {
    try connect(to: collector).request(
      "POST",
      "/events",
      of: "localhost:\(collector.port)",
      json: JSON.encode(CollectedEvent(name: name, source: "live")),
      by: .now + .seconds(60)
    )?.code
  }

  private func nextMessage(_ page: Connection) throws -> String {
    while let line = try page.readLine(limit: 100_000) {
      if text(line).hasPrefix("data: ") { return text(line) }
    }
    return ""
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
