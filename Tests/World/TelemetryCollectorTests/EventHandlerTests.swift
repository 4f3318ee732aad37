import ConcurrencyExtras
import TestTools
import Testing

@testable import HTTP
@testable import TelemetryCollector

@Suite struct EventHandlerTests {
  private let folder = try! TestFolder()
  private let heard = LockIsolated<[Dashboard]>([])

  @Test func `events are posted, counted, kept and deleted`() throws {
    let handler = try handler()
    for body in [#"{"name": "B"}"#, #"{"name": "A", "source": "x"}"#, #"{"name": "B"}"#] {
      #expect(ask(handler, "POST /events", json, body) == #"200 {"accepted":1}"#)
    }
    #expect(handler.dashboard?.rows.map(\.name) == ["B", "A"])
    #expect(ask(handler, "DELETE /events") == #"200 {"deleted":true}"#)
    let body = #"{"name": "Tap", "properties": {"a": "b"}, "more": [1]}"#
    #expect(ask(handler, "POST /events", json, body) == #"200 {"accepted":1}"#)
    #expect(
      try folder.logText
        == #"{"name":"Tap","properties":{"a":"b"},"source":"unknown"}"# + "\n"
    )
    #expect(heard.value.map(\.total) == [0, 1, 2, 3, 0, 1])
  }

  @Test(arguments: ["GET /events", "POST /", "GET /favicon.ico", "GET /../etc/passwd"])
  func `an unknown request is refused`(line: String) throws {
    #expect(ask(try handler(), line) == "404 There is nothing here. The page is at /.")
  }

  @Test(arguments: [
    nil, "text/plain", "application/x-www-form-urlencoded", "text/plain; application/json",
  ])
  func `a post that a form could make is refused`(type: String?) throws {
    let handler = try handler()
    let fields = type.map { ["content-type": $0] } ?? [:]
    #expect(
      ask(handler, "POST /events", fields, #"{"name": "Tap"}"#)
        == "415 Post with Content-Type: application/json."
    )
    #expect(handler.dashboard?.total == 0)
  }

  @Test(arguments: [
    "", "{}", #"[{"name": "1"}]"#, #"{"name": "a", "properties": {"a": []}}"#,
  ])
  func `a body that is no event is refused`(body: String) throws {
    let handler = try handler()
    #expect(
      ask(handler, "POST /events", json, body)
        == #"400 Post {"name": "…", "source": "…", "properties": {"…": "…"}}."#
    )
    #expect(try folder.logText == "")
  }

  private let json = ["content-type": "application/json"]

  private func handler() throws -> EventHandler {
    let handler = EventHandler { [heard] new in heard.withValue { $0.append(new) } }
    handler.open(try EventLog(path: folder.log))
    return handler
  }

  /// The status and the body of the answer.
  private func ask(
    _ handler: EventHandler,
    _ line: String,
    _ fields: [String: String] = [:],
    _ body: String = ""
  ) -> String {
    let words = line.split(separator: " ").map(String.init)
    let request = Request(
      method: words[0],
      target: words[1],
      fields: fields.map { ($0.key, $0.value) },
      body: Array(body.utf8)
    )
    let response: Response
    do throws(Refusal) {
      response = try handler.answer(request)
    } catch {
      response = Response(error)
    }
    let text = String(decoding: response.body, as: UTF8.self)
    return "\(response.status.code) \(text.hasSuffix("\n") ? String(text.dropLast()) : text)"
  }
}
