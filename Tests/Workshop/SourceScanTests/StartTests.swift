import CustomDump
import Testing

@testable import SourceScan

@Suite struct WhereToBegin {
  let text = ScanText(
    scanOf([
      "App/Feed.swift":
        "let a = UserDefaults.standard\nlet b = UserDefaults.standard\nlet c = Date()",
      "App/Login.swift": "let a = UserDefaults.standard\nlet b = UUID()",
      "Tests/FeedTests.swift": "import Testing\nTask.sleep(for: .seconds(1))\nlet now = Date()",
    ]),
    cures: [.files: "chapter 05", .time: "chapter 01"]
  )

  @Test func `tests that sleep come first, then the worst files, then the first client`() {
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
}
