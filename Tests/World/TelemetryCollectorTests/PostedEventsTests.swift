import Testing

@testable import TelemetryCollector

@Suite struct PostedEventsTests {
  @Test func `an event has a name, a source and properties`() throws {
    #expect(
      try read(#"{"name": "Tap", "source": "test", "properties": {"a": "b"}}"#)
        == [PostedEvent(name: "Tap", source: "test", properties: ["a": "b"])]
    )
  }

  @Test(arguments: [#"{"name": "Tap"}"#, #"{"name": "Tap", "source": "", "more": [1]}"#])
  func `only the name is required`(text: String) throws {
    #expect(try read(text) == [PostedEvent(name: "Tap", source: "unknown")])
  }

  @Test func `a list of events is taken in its order`() throws {
    #expect(
      try read(#"[{"name": "1"}, {"name": "2"}]"#)
        == ["1", "2"].map { PostedEvent(name: $0, source: "unknown") }
    )
  }

  @Test(arguments: [
    "", "null", "1", "{}", "[1]", #"{"name": ""}"#, #"{"name": 1}"#, #"[{"name": "1"}, {}]"#,
    #"{"name": "a", "properties": {"a": []}}"#, #"{"name": "a", "properties": {"a": null}}"#,
    #"{"name": "a""#, #"{"name": "a"} {"name": "b"}"#,
    #"{"name": "a", "source": 1}"#,
  ])
  func `anything else is refused whole`(text: String) {
    #expect(throws: (any Error).self) { try read(text) }
  }

  private func read(_ text: String) throws -> [PostedEvent] {
    try JSON.decode(PostedEvents.self, from: Array(text.utf8)).events
  }
}
