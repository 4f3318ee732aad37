import Synchronization
import Testing

@testable import IssueReporting

@Suite struct RuntimeWarningsOutsideOfTests {
  private final class Output: Sendable {
    let texts = Mutex<[String]>([])
  }

  private let output = Output()

  private var warnings: RuntimeWarnings {
    RuntimeWarnings { [output] text in output.texts.withLock { $0.append(text) } }
  }

  private func issue(_ message: String, line: UInt, column: UInt = 5) -> ReportedIssue {
    ReportedIssue(
      message: message,
      location: IssueLocation(
        fileID: "App/List.swift",
        filePath: "List.swift",
        line: line,
        column: column
      )
    )
  }

  @Test func `a warning has the place and the whole text`() {
    warnings.warn(of: issue("The list is empty.\n\nFill it.", line: 7))
    #expect(
      output.texts.withLock { $0 } == [
        """
        ⚠️ Issue reported at App/List.swift:7:5:
          The list is empty.

          Fill it.

        """
      ]
    )
  }

  @Test func `each place warns once`() {
    let warnings = warnings
    for _ in 1...100 {
      warnings.warn(of: issue("A", line: 1))
      warnings.warn(of: issue("B", line: 2))
      warnings.warn(of: issue("C", line: 2, column: 9))
    }
    #expect(
      output.texts.withLock { $0 } == [
        "⚠️ Issue reported at App/List.swift:1:5:\n  A\n",
        "⚠️ Issue reported at App/List.swift:2:5:\n  B\n",
        "⚠️ Issue reported at App/List.swift:2:9:\n  C\n",
      ]
    )
  }

  @Test(arguments: [
    ("/app/.build/debug/appPackageTests.xctest", true),
    ("/usr/bin/xctest", true),
    ("/usr/libexec/swiftpm-testing-helper", true),
    ("/app/.build/debug/Countdown", false),
    ("/app.xctest/Countdown", false),
    ("", false),
  ])
  func `the name of the executable tells tests`(path: String, isTest: Bool) {
    #expect(isTestExecutable(path) == isTest)
  }

  @Test func `a process that hosts tests runs tests`() {
    #expect(isHostOfTests { $0 == "XCTestConfigurationFilePath" ? "/tests" : nil })
    #expect(!isHostOfTests { _ in nil })
  }
}
