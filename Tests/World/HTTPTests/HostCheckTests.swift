import Testing

@testable import HTTP

@Suite struct HostCheckTests {
  private static let lines = [
    "GET /", "GET /events.json", "GET /stream", "POST /events", "DELETE /events",
  ]
  private let rebound = Refusal(
    .misdirectedRequest,
    "This server is 127.0.0.1:4747 and nothing else."
  )
  private let foreign = Refusal(.forbidden, "Another page's requests are not answered.")

  @Test(arguments: ["localhost:4747", "127.0.0.1:4747", "LOCALHOST:4747"])
  func `the names of this machine are let in`(host: String) throws {
    for line in Self.lines {
      try check(line, ["host": host])
      try check(line, ["host": host, "origin": "http://\(host)"])
    }
  }

  @Test(arguments: [
    "evil.example:4747", "evil.example", "localhost", "127.0.0.1", "127.0.0.1:80",
    "localhost:47470",
    "127.0.0.1.evil.example:4747", "localhost:4747, evil.example", "user@localhost:4747", "",
    "[::1]:4747",
  ])
  func `any other name is a rebound one`(host: String) {
    for line in Self.lines {
      #expect(throws: rebound) { try check(line, ["host": host]) }
    }
  }

  @Test(arguments: [
    ["origin": "http://evil.example"], ["origin": "null"], ["origin": "http://127.0.0.1:4747"],
    ["origin": "https://localhost:4747"], ["origin": "http://localhost:8000"], ["origin": ""],
    ["sec-fetch-site": "cross-site"], ["sec-fetch-site": "same-site"], ["sec-fetch-site": ""],
    ["origin": "http://localhost:4747", "sec-fetch-site": "cross-site"],
  ])
  func `another page is not served`(fields: [String: String]) {
    for line in Self.lines {
      #expect(throws: foreign) { try check(line, fields) }
    }
  }

  @Test func `a link to the page may be followed from anywhere, a frame may not`() throws {
    var fields = [
      "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document",
    ]
    try check("GET /", fields)
    #expect(throws: foreign) { try check("GET /events.json", fields) }
    fields["sec-fetch-dest"] = "iframe"
    #expect(throws: foreign) { try check("GET /", fields) }
  }

  /// Checks a request for `localhost:4747`, unless the fields say otherwise.
  private func check(_ line: String, _ fields: [String: String]) throws(Refusal) {
    let words = line.split(separator: " ").map(String.init)
    let all = ["host": "localhost:4747"].merging(fields) { $1 }
    try HostCheck(port: 4747).check(
      Request(
        method: words[0],
        target: words[1],
        fields: all.map { Request.Field(name: $0.key, value: $0.value) },
        body: []
      )
    )
  }
}
