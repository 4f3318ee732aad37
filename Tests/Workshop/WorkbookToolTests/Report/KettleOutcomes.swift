import Dependencies
import Foundation
import PlantedCourses

@testable import Toolchain
@testable import WorkbookTool

extension PlantedCourse {
  /// Types a line, with a judge who says this of every exercise.
  @MainActor
  func check(_ line: String, _ verdict: Verdict, _ tests: TestOutcome...) async -> CommandResult {
    await run(line) { $0[Judge.self] = .saying(verdict, tests) }
  }
}

extension TestOutcome {
  static func passed(_ name: String) -> TestOutcome {
    TestOutcome(name: name, file: .tests, line: name == "it stops" ? 5 : 2, end: .passed)
  }

  static let running = TestOutcome(name: "it boils", file: .tests, line: 2, end: .neverEnded)
  static let waiting = TestOutcome(name: "it stops", file: .tests, line: 5, end: .neverStarted)

  static let cold = boils(.coldWater(3))
  static let alsoCold = stops(.coldWater(6))
  static let whistling = stops(.failed("It whistles too often.", "(kettle.whistles → 3) == 0", 6))
  static let uncommented = stops(.failed("", "(kettle.whistles → 3) == 0", 6))
  static let hearing = stops(
    .failed(
      "The kettle hears another list.",
      """
      (kettle.heard → ["one", "seventeen", "nineteen", "twenty"]) == ["one", "seventeen", \
      "eighteen", "nineteen"]
      """,
      6
    )
  )
  /// It is also cold, and goes on.
  static let stillOn = stops(
    .coldWater(6),
    .failed("It is still on.", "kettle.isOff → false", 7)
  )
  static let unasked = boils(.unasking)
  static let leaking = boils(
    .failed("The water is gone.", "kettle.isTight → false", 9, in: .helper)
  )
  static let alsoUnasked = stops(.unasking)
  static let warm = boils(.failed("The water is only warm.", "(kettle.degrees → 40) > 99", 3))
  static let speechless = boils(.failed("", "(kettle.degrees → 40) > 99", 3))
  static let coldAndUnasked = boils(.coldWater(3), .unasking)
  static let alsoColdAndUnasked = stops(.coldWater(3), .unasking)

  static let overflowing = TestOutcome(
    name: "it holds what it is made for",
    file: .edges,
    line: 2,
    end: .failed,
    issues: [.overflow("3"), .overflow("4, 5")]
  )

  static let talkative = boils(
    .failed(
      "The kettle hears another list.\n\n    [\n  −   18\n  +   19\n    ]\n\n(First: −, Second: +)",
      """
      (kettle.heard → ["one", "seventeen", "nineteen", "twenty", "twenty-one", "twenty-two", \
      "twenty-three", "twenty-four"]) == ["one", "seventeen", "eighteen", "nineteen", "twenty"]
      """,
      3
    )
  )

  private static func boils(_ issues: TestIssue...) -> TestOutcome {
    TestOutcome(name: "it boils", file: .tests, line: 2, end: .failed, issues: issues)
  }

  private static func stops(_ issues: TestIssue...) -> TestOutcome {
    TestOutcome(name: "it stops", file: .tests, line: 5, end: .failed, issues: issues)
  }
}

extension TestIssue {
  fileprivate static func failed(
    _ comment: String,
    _ expectation: String,
    _ line: Int,
    in file: String = .tests
  ) -> TestIssue {
    let text = "Expectation failed: \(expectation)"
    return TestIssue(comment: comment, text: text, file: file, line: line)
  }

  fileprivate static func coldWater(_ line: Int) -> TestIssue {
    failed(
      "Three minutes have passed, and the water is cold.",
      "(kettle.degrees → 20) == 100",
      line
    )
  }

  fileprivate static func overflow(_ litres: String) -> TestIssue {
    failed(
      "A kettle of \(litres) litres runs over.",
      "an error was expected but none was thrown",
      3,
      in: .edges
    )
  }

  fileprivate static let unasking = TestIssue(
    comment: "Unimplemented: Kettle.boil\n\nIt was called with (3, [9]). Override it, or not.",
    text: "Issue recorded",
    file: "Exercises/01-Kettle/Boil.swift",
    line: 3
  )
}

extension String {
  fileprivate static let tests = "Exercises/01-Kettle/Tests/BoilTests.swift"
  fileprivate static let helper = "Exercises/01-Kettle/Water.swift"
  fileprivate static let edges = "Exercises/01-Kettle/Tests/BoilEdges.swift"

  /// From the line that begins with one text to the line before one that begins with another.
  func between(_ first: String, and last: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let begin = lines.firstIndex { $0.hasPrefix(first) } ?? lines.startIndex
    let end = lines.firstIndex { $0.hasPrefix(last) } ?? lines.endIndex
    return lines[begin..<end].joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
