import CustomDump
import Testing

@testable import SourceScan

@Suite struct ReportTests {
  let scan = scanOf([
    "Sources/Feed/FeedModel.swift": "let now = Date()\nlet id = UUID(); Date()",
    "Sources/Feed/FeedClientLive.swift": "let now = Date()",
    "Tests/FeedTests/FeedTests.swift": "Task.sleep(for: .seconds(1))",
    "Sources/Feed/Log.swift": "let now = Date() // uncontrolled: it is only logged",
  ])

  @Test func `a terminal gets the places of a file below its name, in rows that fit`() {
    expectNoDifference(
      ScanReport(scan, chapters: [.time: "01"]).text(columns: 59, listsAll: false),
      """
      Sources/Feed/FeedModel.swift
        1:11  Date()            ask for \\.date.now             01
        2:10  UUID()            ask for \\.uuid
        2:18  Date()            ask for \\.date.now             01

      Tests/FeedTests/FeedTests.swift
        1:1   Task.sleep(for:)  a test clock, or a fixed date  01

      On the right is the chapter that teaches it.
      """
    )
    let more = "1 more is in tests and previews. 1 more is at home, in live values."
    let counts = "3 places in 1 file: time 2, randomness 1. \(more) 1 accepted by a comment."
    #expect(ScanReport(scan, chapters: [:]).summary == counts)
  }

  @Test func `a long list begins with tests that wait, the fullest files and client`() {
    let report = ScanReport(
      scanOf([
        "App/Screens/Main/Feed/FeedModel.swift":
          "let a = UserDefaults.standard\n" + String(repeating: "let b = UUID()\n", count: 18),
        "App/Login.swift": "let a = UserDefaults.standard.string(forKey: name)",
        "Tests/FeedTests.swift": "import Testing\nTask.sleep(for: .seconds(1))\nlet now = Date()",
      ]),
      chapters: [.files: "05", .time: "01"]
    )
    expectNoDifference(
      report.text(columns: 50, listsAll: false),
      """
      Tests that wait: 1 in 1 file (chapter 01). They are slow, and fail on a busy machine.
        1  Tests/FeedTests.swift  Task.sleep(for:)  once

      The files with the most places:
        19  App/…/FeedModel.swift  UUID()       18 times
        1   App/Login.swift        UserDefaul…  once

      The client with the most places: a client for the settings, 2 places in 2 files (chapter 05).

      To see each place, add --all. To see what a kind costs, and where to learn it, add \
      --explain randomness.
      """
    )
    #expect(report.text(columns: 50, listsAll: true).contains("19:9"))
  }

  @Test(arguments: [
    (
      ["store ?? .shared", "store ?? .shared", "text.write(to: url)"],
      "a client that saves, 1 place in 1 file"
    ),
    (
      ["data.write(to: url)", "try encoder.encode(b).write(to: url)", "UserDefaults.standard"],
      "a client that saves, 2 places in 2 files"
    ),
    (
      ["CLLocationManager()", "CNContactStore()", "CLLocationManager.authorizationStatus()"],
      "a client for CLLocationManager, 2 places in 2 files"
    ),
  ])
  func `the fullest client takes each place that needs it, and each framework has its own`(
    code: [String],
    client: String
  ) {
    let files = code.enumerated().map { ("Sources/\($0).swift", $1) }
    let report = ScanReport(scanOf(Dictionary(uniqueKeysWithValues: files)), chapters: [:])
    #expect(report.overview(columns: 80).contains("The client with the most places: \(client)."))
  }

  @Test func `a name of one's own is not the system's, and an instance that all share is found`() {
    let scan = scanOf([
      "Sources/Fruit/Date.swift": "public struct Date {}", "Sources/Fruit/Palm.swift": "Date()",
      "Sources/Log/Level.swift": "public enum Level { case shared }",
      "Sources/Log/Log.swift": "public final class Log { public static let shared = Log() }",
      "Sources/Log/Style.swift": "public struct Style { struct UUID {}; static let shared = 1 }",
      "Sources/App/Feed.swift":
        "Log.shared.write()\nopen(.shared); a: Style = .shared\nUUID()\nAnalytics.shared.track()",
    ])
    #expect(
      scan.findings.map(\.text) == ["Log.shared.write()", "UUID()", "Analytics.shared.track()"]
    )
  }
}
