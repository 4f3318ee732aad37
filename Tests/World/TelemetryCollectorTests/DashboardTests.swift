import Testing

@testable import HTTP
@testable import TelemetryCollector

@Suite struct DashboardTests {
  @Test func `events are counted by name and by source, the largest first`() {
    let dashboard = dashboard([
      event("Tap"), event("Tap", source: "preview"), event("Launch", source: "preview"),
    ])
    #expect(dashboard.total == 3)
    #expect(
      dashboard.sources == [.init(name: "preview", count: 2), .init(name: "live", count: 1)]
    )
    #expect(
      dashboard.rows == [
        .init(name: "Tap", count: 2, counts: [1, 1]),
        .init(name: "Launch", count: 1, counts: [1, 0]),
      ]
    )
  }

  @Test func `whatever an event says, it stays in one message of the stream`() throws {
    let name = "</script>\r\n\ndata: {}\n\nevent: x\u{2028}\u{0}"
    let message = try #require(dashboard([event(name)]).message)
    let text = String(decoding: message, as: UTF8.self)
    #expect(text.hasPrefix("data: {"))
    #expect(text.hasSuffix("}\n\n"))
    #expect(!message.dropLast(2).contains(.lineFeed))
    #expect(!message.contains(UInt8(ascii: "\r")))
  }

  private func dashboard(_ events: [CollectedEvent]) -> Dashboard {
    var tally = EventTally()
    for event in events { tally.add(event) }
    return Dashboard(tally)
  }

  private func event(_ name: String, source: String = "live") -> CollectedEvent {
    CollectedEvent(name: name, source: source)
  }
}
