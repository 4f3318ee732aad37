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
    for name in ["B", "A", "B"] {
      #expect(ask(handler, "POST /events", event(name)) == #"200 {"accepted":1}"#)
    }
    #expect(handler.dashboard?.rows.map(\.name) == ["B", "A"])
    #expect(ask(handler, "DELETE /events") == #"200 {"deleted":true}"#)
    #expect(ask(handler, "POST /events", event("Tap")) == #"200 {"accepted":1}"#)
    #expect(try folder.logText == event("Tap") + "\n")
    #expect(heard.value.map(\.total) == [0, 1, 2, 3, 0, 1])
  }

  @Test(arguments: ["GET /events", "POST /", "GET /favicon.ico", "GET /../etc/passwd"])
  func `an unknown request is refused`(line: String) throws {
    #expect(ask(try handler(), line) == "404 There is nothing here. The page is at /.")
  }

  @Test(arguments: [
    "", "{}", #"{"name": "a"}"#, #"{"name": "a", "properties": {"a": []}, "source": "x"}"#,
  ])
  func `a body that is no event is refused`(body: String) throws {
    let handler = try handler()
    #expect(
      ask(handler, "POST /events", body)
        == #"400 Post {"name": "…", "source": "…", "properties": {"…": "…"}}."#
    )
    #expect(try folder.logText == "")
  }

  private func event(_ name: String) -> String {
    #"{"name":"\#(name)","properties":{"a":"b"},"source":"x"}"#
  }

  private func handler() throws -> EventHandler {
    let handler = EventHandler { [heard] new in heard.withValue { $0.append(new) } }
    handler.open(try EventLog(path: folder.log))
    return handler
  }

  /// The status and the body of the answer.
  private func ask(
    _ handler: EventHandler,
    _ line: String,
    _ body: String = ""
  ) -> String {
    let words = line.split(separator: " ").map(String.init)
    let request = Request(method: words[0], target: words[1], fields: [:], body: Array(body.utf8))
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
