import Testing

@testable import SourceScan

@Suite struct ReportTests {
  let scan = scanOf([
    "Sources/Feed/FeedModel.swift": "let now = Date()\nlet id = UUID(); Date()",
    "Sources/Feed/FeedClientLive.swift": "let now = Date()",
    "Tests/FeedTests/FeedTests.swift": "Task.sleep(for: .seconds(1))",
  ])

  @Test func `a terminal gets the places of a file below its name`() {
    #expect(
      ScanText(scan, cures: [.time: "chapter 01"]).byFile() == """
        Sources/Feed/FeedModel.swift
          1:11  Date()            time        ask for \\.date.now  chapter 01
          2:10  UUID()            randomness  ask for \\.uuid
          2:18  Date()            time        ask for \\.date.now  chapter 01

        Tests/FeedTests/FeedTests.swift
          1:1   Task.sleep(for:)  time        a test that lives on real time: advance a test clock, \
        hand over a date  chapter 01
        """
    )
  }

  @Test func `the summary counts by kind, and what is at home apart`() {
    #expect(
      ScanText(scan, cures: [:]).summary() == """
        3 in 1 file: time 2, randomness 1.   1 in tests and previews.   1 more is at home, in live values.
        """
    )
  }

  @Test func `a baseline knows what was there, wherever it moves`() throws {
    let baseline = Baseline(scan.findings)
    let moved = scanOf([
      "Sources/Feed/FeedModel.swift": "\n\nlet id = UUID(); Date()\nlet now = Date()",
      "Tests/FeedTests/FeedTests.swift": "Task.sleep(for: .seconds(1))",
    ])
    #expect(baseline.new(among: moved.findings) == [])
    #expect(try Baseline(text: baseline.text, path: "known.txt") == baseline)
  }

  @Test func `what comes on top is new, and what went is counted`() {
    let baseline = Baseline(scan.findings)
    let later = scanOf([
      "Sources/Feed/FeedModel.swift": "Date()\nDate()\nDate()"
    ])
    #expect(baseline.new(among: later.findings).map(\.line) == [3])
    #expect(baseline.gone(from: later.findings) == 2)
  }

  @Test func `a baseline that is broken is refused with its line`() {
    #expect(
      throws: ScanError(
        """
        Line 2 of the baseline known.txt is not a row of it: nonsense. Delete the file, and scan \
        again to write a new one.
        """
      )
    ) {
      try Baseline(text: Baseline([]).text + "nonsense\n", path: "known.txt")
    }
  }
}
