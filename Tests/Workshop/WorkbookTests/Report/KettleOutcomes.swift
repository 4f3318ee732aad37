import Dependencies
import Foundation
import PlantedCourses

@testable import Toolchain
@testable import Workbook

extension PlantedCourse {
  /// Types a line, with a judge who says this of every exercise.
  @MainActor
  func check(_ line: String, _ verdict: Verdict, _ tests: TestOutcome...) async -> Answer {
    await run(line) { $0[Judge.self] = .saying(verdict, tests) }
  }
}

extension TestOutcome {
  private static let file = "Exercises/01-Kettle/Tests/BoilTests.swift"

  static func passed(_ name: String) -> TestOutcome {
    TestOutcome(name: name, file: file, line: name == "it stops" ? 12 : 3, end: .passed)
  }

  static let running = TestOutcome(name: "it boils", file: file, line: 3, end: .neverEnded)

  static let waiting = TestOutcome(name: "it stops", file: file, line: 12, end: .neverStarted)

  private static func failed(_ name: String, _ line: Int, _ issues: TestIssue...) -> TestOutcome {
    TestOutcome(name: name, file: file, line: line, end: .failed, issues: issues)
  }

  private static func coldWater(_ line: Int) -> TestIssue {
    TestIssue(
      comment: "Three minutes have passed, and the water is cold.",
      text: "Expectation failed: (kettle.degrees → 20) == 100",
      file: file,
      line: line
    )
  }

  private static func overflow(_ litres: Any) -> TestIssue {
    TestIssue(
      comment: "A kettle of \(litres) litres runs over.",
      text: "Expectation failed: an error was expected but none was thrown",
      argument: "litres → \(litres)",
      file: file,
      line: 13
    )
  }

  static let cold = failed("it boils", 3, coldWater(4))

  static let alsoCold = failed("it stops", 12, coldWater(13))

  static let whistling = failed(
    "it stops",
    12,
    TestIssue(comment: "It whistles so often:", text: whistles, file: file, line: 13)
  )

  private static let whistles = "Expectation failed: (kettle.whistles → 3) == 0"

  static let overflowing = failed("it holds what it is made for", 12, overflow(3), overflow("4, 5"))

  /// It fails for the first demand, and goes on to the second.
  static let coldAgain = failed(
    "it boils again",
    6,
    coldWater(7),
    TestIssue(
      comment: "It is still on.",
      text: "Expectation failed: kettle.isOff → false",
      argument: "state → still on",
      file: file,
      line: 9
    )
  )

  static func coldAgain(_ line: Int) -> TestOutcome { failed("it boils again", 6, coldWater(line)) }

  static let unasked = failed(
    "it boils",
    3,
    TestIssue(
      comment: "Unimplemented: Kettle.boil\n\nIt was called with (3, [9]). Override it, or not.",
      text: "Issue recorded",
      argument: "fuel → oil",
      file: "Exercises/01-Kettle/Boil.swift",
      line: 3
    )
  )

  static let talkative = failed(
    "it boils",
    3,
    TestIssue(
      comment:
        "The kettle hears another list.\n\n    [\n  −   18\n  +   19\n    ]\n\n(First: −, Second: +)",
      text: """
        Expectation failed: (kettle.heard → ["one", "seventeen", "nineteen", "twenty", "twenty-one", \
        "twenty-two", "twenty-three", "twenty-four"]) == ["one", "seventeen", "eighteen", "nineteen", \
        "twenty"]
        """,
      file: file,
      line: 4
    )
  )
}

extension String {
  /// From the line that begins with one text to the line before one that begins with another.
  func between(_ first: String, and last: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let begin = lines.firstIndex { $0.hasPrefix(first) } ?? lines.startIndex
    let end = lines.firstIndex { $0.hasPrefix(last) } ?? lines.endIndex
    return lines[begin..<end].joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
