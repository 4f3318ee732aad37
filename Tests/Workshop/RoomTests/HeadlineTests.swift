import Testing

@testable import Room

@Suite struct Headlines {
  @Test func `of many failures the first is whole, and the others are counted`() {
    let headline = Headline(
      lines: [
        "✘ Test \"it counts\" recorded an issue at CountdownTests.swift:12:5: Expectation failed: a == b",
        "↳ It whistled after 179 s.",
        "✘ Test \"it ends\" recorded an issue at CountdownTests.swift:20:5: Expectation failed: c",
        "✘ Test run with 2 tests failed after 0.2 seconds with 2 issues.",
      ],
      screen: [
        "✘ Test \"it ends\" recorded an issue at CountdownTests.swift:20:5: Expectation failed: c"
      ]
    )
    let text = "CountdownTests.swift\nExpectation failed: a == b\nIt whistled after 179 s."
    #expect(headline == Headline(text: text, tone: .bad, others: 1))
  }

  @Test func `a row that a demo marks is the verdict, in a frame or below it`() {
    let text = "✗ check failed: I added one, there are 2"
    let failed = Headline(text: text, tone: .bad)
    #expect(Headline(lines: [], screen: ["", "│ \(text) │"]) == failed)
    #expect(Headline(lines: ["✓ saved"], screen: [""]) == Headline(text: "✓ saved", tone: .good))
    #expect(Headline(lines: [], screen: ["✓ ✓ ✗ ········"]) == nil)
  }

  @Test func `tests that pass are counted`() {
    let line = "✔ Test run with 12 tests in 2 suites passed after 0.016 seconds."
    let passed = Headline(text: "12 tests passed after 0.016 seconds", tone: .good)
    #expect(Headline(lines: [line], screen: []) == passed)
  }

  @Test func `the closing line is found among others`() {
    let lines = ["frame", "10.0 s · outside world: 3 fixes", "  received, 1", "  prompt", "$"]
    #expect(closingLine(in: lines) == "10.0 s · outside world: 3 fixes received, 1 prompt")
    #expect(closingLine(in: ["10.0 s"]) == nil)
  }
}
