@testable import Toolchain

extension TestOutcome {
  static func passed(_ name: String) -> TestOutcome {
    TestOutcome(name: name, file: .tests, line: name == "it stops" ? 5 : 2, end: .passed)
  }

  static let running = TestOutcome(name: "it boils", file: .tests, line: 2, end: .neverEnded)
  static let waiting = TestOutcome(name: "it stops", file: .tests, line: 5, end: .neverStarted)

  static let cold = boils(.coldWater(3))
  static let alsoCold = stops(.coldWater(6))
  /// It is also cold, and goes on.
  static let stillOn = stops(
    .coldWater(6),
    .failed("It is still on.", "kettle.isOff → false", 7)
  )
  static let overflowing = TestOutcome(
    name: "it holds what it is made for",
    file: .edges,
    line: 2,
    end: .failed,
    issues: [.overflow]
  )

  static func boils(_ issues: TestIssue...) -> TestOutcome {
    TestOutcome(name: "it boils", file: .tests, line: 2, end: .failed, issues: issues)
  }

  static func stops(_ issues: TestIssue...) -> TestOutcome {
    TestOutcome(name: "it stops", file: .tests, line: 5, end: .failed, issues: issues)
  }
}

extension TestIssue {
  static func failed(_ comment: String, _ expectation: String, _ line: Int = 3) -> TestIssue {
    let text = "Expectation failed: \(expectation)"
    return TestIssue(comment: comment, text: text, file: .tests, line: line)
  }

  static func coldWater(_ line: Int) -> TestIssue {
    failed(
      "Three minutes have passed, and the water is cold.",
      "(kettle.degrees → 20) == 100",
      line
    )
  }

  fileprivate static let overflow = TestIssue(
    comment: "A kettle of 3 litres runs over.",
    text: "Expectation failed: an error was expected but none was thrown",
    file: .edges,
    line: 3
  )

  static let unasking = TestIssue(
    comment: "Unimplemented: Kettle.boil\n\nIt was called with (3, [9]). Override it, or not.",
    text: "Issue recorded",
    file: "Exercises/01-Kettle/Boil.swift",
    line: 3
  )

  static let notOverridden = TestIssue(
    comment: "@Dependency(\\.water) is not overridden in a test.\n\nGive it:\n\n1\n2\n3",
    text: "Issue recorded",
    file: "Exercises/01-Kettle/Boil.swift",
    line: 3
  )
}

extension String {
  fileprivate static let tests = "Exercises/01-Kettle/Tests/BoilTests.swift"
  fileprivate static let edges = "Exercises/01-Kettle/Tests/BoilEdges.swift"
}
