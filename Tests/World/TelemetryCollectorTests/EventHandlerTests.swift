import Synchronization
import TestTools
import Testing

@testable import HTTP
@testable import TelemetryCollector

@Suite struct EventHandlerTests {
  private let folder = try! TestFolder()

  @Test func `events are posted, counted, kept and deleted`() throws {
    let handler = try handler()
    #expect(handler.ask("POST /events", json, #"{"name": "Tap"}"#) == #"200 {"accepted":1}"#)
    #expect(
      handler.ask("POST /events", json, #"[{"name": "A"}, {"name": "B"}]"#)
        == #"200 {"accepted":2}"#
    )
    #expect(handler.dashboard?.rows.map(\.name) == ["A", "B", "Tap"])
    #expect(handler.ask("DELETE /events") == #"200 {"deleted":true}"#)
    #expect(handler.dashboard?.total == 0)
    #expect(
      handler.ask("POST /events", json, #"{"name": "Tap", "source": "test"}"#)
        == #"200 {"accepted":1}"#
    )
    #expect(
      try folder.logText == #"{"name":"Tap","properties":{},"receivedAt":7,"source":"test"}"# + "\n"
    )
  }

  @Test func `the counts are sent when it starts and after each change`() throws {
    let heard = Mutex<[Dashboard]>([])
    let handler = try handler { summary in heard.withLock { $0.append(summary) } }
    _ = handler.ask("POST /events", json, #"[{"name": "A", "source": "x"}, {"name": "B"}]"#)
    _ = handler.ask("POST /events", json, #"{"name": "B", "source": "x"}"#)
    _ = handler.ask("POST /events", json, "{}")
    _ = handler.ask("DELETE /events")
    let summaries = heard.withLock { $0 }
    #expect(summaries.map(\.total) == [0, 2, 3, 0])
    #expect(summaries[2].rows.map(\.name) == ["B", "A"])
    #expect(summaries[2].sources.first == .init(name: "x", count: 2))
  }

  @Test(arguments: [
    ("GET /events", "405 /events understands POST, DELETE."),
    ("OPTIONS /events", "405 /events understands POST, DELETE."),
    ("POST /", "405 / understands GET, HEAD."),
    ("GET /events.json", "404 There is nothing here. The page is at /."),
    ("PUT /stream", "405 /stream understands GET, HEAD."),
    ("get /", "405 / understands GET, HEAD."),
    ("GET /favicon.ico", "404 There is nothing here. The page is at /."),
    ("GET //", "404 There is nothing here. The page is at /."),
    ("GET /../etc/passwd", "404 There is nothing here. The page is at /."),
    ("POST /events", "411 A post needs a Content-Length."),
  ])
  func `what it does not understand it refuses`(line: String, answer: String) throws {
    let handler = try handler()
    #expect(handler.ask(line) == answer)
  }

  @Test(
    arguments: [
      [:], ["content-type": "text/plain"], ["content-type": "application/x-www-form-urlencoded"],
      ["content-type": "multipart/form-data"], ["content-type": "application/jsonp"],
      ["content-type": "text/plain; application/json"],
    ] as [[String: String]]
  )
  func `a post that a form could make is refused`(fields: [String: String]) throws {
    let handler = try handler()
    #expect(
      handler.ask("POST /events", fields, #"{"name": "Tap"}"#)
        == "415 Post with Content-Type: application/json."
    )
    #expect(handler.dashboard?.total == 0)
  }

  @Test func `a body that is no event is refused, and nothing of it is kept`() throws {
    let handler = try handler()
    #expect(
      handler.ask("POST /events", json, #"[{"name": "Tap"}, {}]"#)
        == #"400 Post {"name": "…", "source": "…", "properties": {"…": "…"}}, or a list of such events."#
    )
    #expect(handler.dashboard?.total == 0)
  }

  private let json = ["content-type": "application/json"]

  private func handler(
    heard: @escaping @Sendable (Dashboard) -> Void = { _ in }
  ) throws -> EventHandler {
    let handler = EventHandler(time: { 7 }, heard: heard)
    handler.open(try EventLog(path: folder.log))
    return handler
  }
}

/// A request for `localhost:4747`, unless the fields say otherwise.
private func request(
  _ line: String,
  _ fields: [String: String] = [:],
  _ body: String = ""
) -> Request {
  let words = line.split(separator: " ").map(String.init)
  let length = body.isEmpty ? [:] : ["content-length": "\(body.utf8.count)"]
  let all = ["host": "localhost:4747"].merging(length) { $1 }.merging(fields) { $1 }
  return Request(
    method: words[0],
    target: words[1],
    fields: all.map { Request.Field(name: $0.key, value: $0.value) },
    body: Array(body.utf8)
  )
}

extension EventHandler {
  /// The status and the body of the answer.
  fileprivate func ask(
    _ line: String,
    _ fields: [String: String] = [:],
    _ body: String = ""
  ) -> String {
    let response: Response
    do throws(Refusal) {
      response = try answer(request(line, fields, body))
    } catch {
      response = Response(error)
    }
    let text = String(decoding: response.body, as: UTF8.self)
    return "\(response.status.code) \(text.hasSuffix("\n") ? String(text.dropLast()) : text)"
  }
}
