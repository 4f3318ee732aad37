import CustomDump
import Testing

@testable import SourceScan

@Suite struct ReportTests {
  let scan = scanOf([
    "Sources/Feed/FeedModel.swift": "let now = Date()\nlet id = UUID(); Date()",
    "Sources/Feed/FeedClientLive.swift": "let now = Date()",
    "Tests/FeedTests/FeedTests.swift": "Task.sleep(for: .seconds(1))",
  ])

  @Test func `a terminal gets the places of a file below its name`() {
    expectNoDifference(
      ScanText(scan, cures: [.time: "chapter 01"]).byFile(),
      """
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

  @Test func `a long list begins with tests that sleep, the worst files and the first client`() {
    let text = ScanText(
      scanOf([
        "App/Feed.swift":
          "let a = UserDefaults.standard\nlet b = UserDefaults.standard\nlet c = Date()",
        "App/Login.swift": "let a = UserDefaults.standard\nlet b = UUID()",
        "Tests/FeedTests.swift": "import Testing\nTask.sleep(for: .seconds(1))\nlet now = Date()",
      ]),
      cures: [.files: "chapter 05", .time: "chapter 01"]
    )
    expectNoDifference(
      text.start(),
      """
      Tests that sleep: 1 in 1 file. Each is as slow as what it waits for, and fails on a busy \
      machine: chapter 01.
        Tests/FeedTests.swift  1 wait

      Where most is uncontrolled:
        3  App/Feed.swift   UserDefaults.standard, 2 times
        2  App/Login.swift  UUID(), once

      The first client to write: for UserDefaults, 3 places in 2 files: chapter 05.

      Each place, with what to write there: add --all.
      """
    )
  }

  @Test func `a baseline knows what was there, wherever it moves`() throws {
    let baseline = Baseline(scan.findings)
    let moved = scanOf([
      "Sources/Feed/FeedModel.swift": "\n\nlet id = UUID(); Date()\nlet now = Date()\nDate()"
    ])
    #expect(baseline.new(among: moved.findings).map(\.line) == [5])
    #expect(baseline.gone(from: moved.findings) == 1)
    #expect(try Baseline(text: baseline.text, path: "known.txt") == baseline)
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

  @Test func `a name of one's own is not the system's, and an instance that all share is found`() {
    let scan = scanOf([
      "Sources/Fruit/Date.swift": "public struct Date {}", "Sources/Fruit/Palm.swift": "Date()",
      "Sources/Log/Log.swift": "public final class Log { public static let shared = Log() }",
      "Sources/Log/Style.swift": "public struct Style { struct UUID {}; static let shared = 1 }",
      "Sources/App/Feed.swift":
        "Log.shared.write()\nStyle.shared.draw()\nUUID()\nAnalytics.shared.track()",
    ])
    #expect(
      scan.findings.map(\.text) == ["Log.shared.write()", "UUID()", "Analytics.shared.track()"]
    )
  }

  @Test func `a comment with a reason accepts its line or the next one`() {
    let scan = scanOf(
      """
      let a = Date() // uncontrolled: it is only logged
      // uncontrolled: a name for a file that is deleted at once
      let b = UUID()
      let c = Date() // uncontrolled:
      let d = Date()
      """
    )
    #expect(scan.findings.map(\.line) == [4, 5])
    #expect(scan.accepted == 2)
  }
}
