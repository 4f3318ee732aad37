import Synchronization
import Testing

@testable import HTTP
@testable import TelemetryCollector

@Suite struct ClerkTests {
  private let folder: CollectorFolder

  init() throws {
    folder = try CollectorFolder()
  }

  @Test func `events are posted, listed and deleted`() throws {
    var clerk = try clerk()
    #expect(clerk.ask("POST /events", json, #"{"name": "Tap"}"#) == #"200 {"accepted":1}"#)
    #expect(
      clerk.ask("POST /events", json, #"[{"name": "A"}, {"name": "B"}]"#) == #"200 {"accepted":2}"#
    )
    #expect(clerk.dashboard.recent.map(\.name) == ["B", "A", "Tap"])
    #expect(clerk.ask("DELETE /events") == #"200 {"deleted":true}"#)
    #expect(clerk.ask("GET /events.json") == "200 []")
    #expect(
      clerk.ask("POST /events", json, #"{"name": "Tap", "source": "test"}"#)
        == #"200 {"accepted":1}"#
    )
    #expect(
      clerk.ask("GET /events.json")
        == #"200 [{"name":"Tap","properties":{},"receivedAt":7,"source":"test"}]"#
    )
  }

  @Test func `the counts are told when it starts and after each change`() throws {
    let heard = Mutex<[EventSummary]>([])
    var clerk = try clerk { summary in heard.withLock { $0.append(summary) } }
    _ = clerk.ask("POST /events", json, #"[{"name": "A", "source": "x"}, {"name": "B"}]"#)
    _ = clerk.ask("POST /events", json, #"{"name": "B", "source": "x"}"#)
    _ = clerk.ask("POST /events", json, "{}")
    _ = clerk.ask("DELETE /events")
    let summaries = heard.withLock { $0 }
    #expect(summaries.map(\.total) == [0, 2, 3, 0])
    #expect(summaries[2].names == [.init(name: "B", count: 2), .init(name: "A", count: 1)])
    #expect(summaries[2].sources.first == .init(name: "x", count: 2))
  }

  @Test func `a query makes no difference`() throws {
    var clerk = try clerk()
    #expect(clerk.ask("GET /events.json?a=b") == "200 []")
  }

  @Test(arguments: [
    ("GET /events", "405 /events understands POST, DELETE."),
    ("OPTIONS /events", "405 /events understands POST, DELETE."),
    ("POST /", "405 / understands GET, HEAD."),
    ("DELETE /events.json", "405 /events.json understands GET, HEAD."),
    ("PUT /stream", "405 /stream understands GET, HEAD."),
    ("get /", "405 / understands GET, HEAD."),
    ("GET /favicon.ico", "404 There is nothing here. The page is at /."),
    ("GET //", "404 There is nothing here. The page is at /."),
    ("GET /../etc/passwd", "404 There is nothing here. The page is at /."),
    ("POST /events", "411 A post needs a Content-Length."),
  ])
  func `what it does not understand it refuses`(line: String, answer: String) throws {
    var clerk = try clerk()
    #expect(clerk.ask(line) == answer)
  }

  @Test func `a wrong method is told the right ones`() throws {
    var clerk = try clerk()
    guard case .response(let response) = clerk.answer(request("GET /events")) else {
      Issue.record("It streams.")
      return
    }
    #expect(response.fields.first { $0.name == "Allow" }?.value == "POST, DELETE")
  }

  @Test(
    arguments: [
      [:], ["content-type": "text/plain"], ["content-type": "application/x-www-form-urlencoded"],
      ["content-type": "multipart/form-data"], ["content-type": "application/jsonp"],
      ["content-type": "text/plain; application/json"],
    ] as [[String: String]]
  )
  func `a post that a form could make is refused`(fields: [String: String]) throws {
    var clerk = try clerk()
    #expect(
      clerk.ask("POST /events", fields, #"{"name": "Tap"}"#)
        == "415 Post with Content-Type: application/json."
    )
    #expect(clerk.dashboard.total == 0)
  }

  @Test(arguments: ["application/json; charset=utf-8", "Application/JSON", "application/json;a"])
  func `JSON may say more about itself`(type: String) throws {
    var clerk = try clerk()
    #expect(
      clerk.ask("POST /events", ["content-type": type], #"{"name": "Tap"}"#)
        == #"200 {"accepted":1}"#
    )
  }

  @Test func `a body that is no event is refused, and nothing of it is kept`() throws {
    var clerk = try clerk()
    #expect(
      clerk.ask("POST /events", json, #"[{"name": "Tap"}, {}]"#)
        == #"400 Post {"name": "…", "source": "…", "properties": {"…": "…"}}, or a list of such events."#
    )
    #expect(clerk.dashboard.total == 0)
  }

  @Test func `when the log is full it says so`() throws {
    var clerk = try clerk(limit: 10)
    #expect(
      clerk.ask("POST /events", json, #"{"name": "Tap"}"#) == """
        507 \(folder.path) holds 10 bytes, which is as much as the collector keeps. Reset it.
        """
    )
  }

  @Test(arguments: ["localhost:4747", "127.0.0.1:4747", "LOCALHOST:4747"])
  func `the names of this machine are let in`(host: String) throws {
    var clerk = try clerk()
    #expect(clerk.ask("GET /events.json", ["host": host]) == "200 []")
    #expect(clerk.ask("GET /events.json", ["host": host, "origin": "http://\(host)"]) == "200 []")
  }

  @Test(arguments: [
    "evil.example:4747", "evil.example", "localhost", "127.0.0.1", "127.0.0.1:80",
    "localhost:47470",
    "127.0.0.1.evil.example:4747", "localhost:4747, evil.example", "user@localhost:4747", "",
    "[::1]:4747",
  ])
  func `any other name is a rebound one`(host: String) throws {
    var clerk = try clerk()
    for line in ["GET /", "GET /events.json", "GET /stream", "POST /events", "DELETE /events"] {
      #expect(
        clerk.ask(line, ["host": host])
          == "421 This server is 127.0.0.1:4747 and nothing else."
      )
    }
  }

  @Test(arguments: [
    ["origin": "http://evil.example"], ["origin": "null"], ["origin": "http://127.0.0.1:4747"],
    ["origin": "https://localhost:4747"], ["origin": "http://localhost:8000"], ["origin": ""],
    ["sec-fetch-site": "cross-site"], ["sec-fetch-site": "same-site"], ["sec-fetch-site": ""],
    ["origin": "http://localhost:4747", "sec-fetch-site": "cross-site"],
  ])
  func `another page is not served`(fields: [String: String]) throws {
    var clerk = try clerk()
    for line in ["GET /", "GET /events.json", "GET /stream", "POST /events", "DELETE /events"] {
      #expect(clerk.ask(line, fields) == "403 Another page's requests are not answered.")
    }
  }

  @Test func `a link to the page may be followed from anywhere, a frame may not`() throws {
    var clerk = try clerk()
    var fields = [
      "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document",
    ]
    #expect(clerk.ask("GET /", fields)?.hasPrefix("200 <!doctype html>") == true)
    #expect(
      clerk.ask("GET /events.json", fields) == "403 Another page's requests are not answered."
    )
    fields["sec-fetch-dest"] = "iframe"
    #expect(clerk.ask("GET /", fields) == "403 Another page's requests are not answered.")
  }

  private let json = ["content-type": "application/json"]

  private func clerk(
    limit: Int = 10_000,
    heard: @escaping @Sendable (EventSummary) -> Void = { _ in }
  ) throws -> Clerk {
    let log = try EventLog(path: folder.path, limit: limit)
    return Clerk(log: log, port: 4747, time: { 7 }, heard: heard)
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

extension Clerk {
  /// The status and the body of the answer; nil for a stream.
  fileprivate mutating func ask(
    _ line: String,
    _ fields: [String: String] = [:],
    _ body: String = ""
  ) -> String? {
    guard case .response(let response) = answer(request(line, fields, body)) else { return nil }
    let text = String(decoding: response.body, as: UTF8.self)
    return "\(response.status.rawValue) \(text.hasSuffix("\n") ? String(text.dropLast()) : text)"
  }
}
