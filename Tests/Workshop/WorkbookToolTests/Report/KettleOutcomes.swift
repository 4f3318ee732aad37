import Dependencies
import Foundation
import PlantedCourses

@testable import Toolchain
@testable import WorkbookTool

extension PlantedCourse {
  /// Types a line, with a judge who says this of every exercise.
  @MainActor
  func check(_ line: String, _ verdict: Verdict, _ tests: TestOutcome...) async -> Answer {
    await run(line) { $0[Judge.self] = .saying(verdict, tests) }
  }
}

extension TestOutcome {
  private static let file = "Exercises/01-Kettle/Tests/BoilTests.swift"

  private static let edges = "Exercises/01-Kettle/Tests/BoilEdges.swift"

  static func passed(_ name: String) -> TestOutcome {
    TestOutcome(name: name, file: file, line: name == "it stops" ? 5 : 2, end: .passed)
  }

  static let running = TestOutcome(name: "it boils", file: file, line: 2, end: .neverEnded)

  static let waiting = TestOutcome(name: "it stops", file: file, line: 5, end: .neverStarted)

  private static func failed(
    _ name: String,
    _ line: Int,
    in file: String = file,
    _ issues: TestIssue...
  ) -> TestOutcome {
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
      file: edges,
      line: 3
    )
  }

  static let cold = failed("it boils", 2, coldWater(3))

  static let alsoCold = failed("it stops", 5, coldWater(6))

  static let whistling = failed(
    "it stops",
    5,
    TestIssue(comment: "It whistles so often:", text: whistles, file: file, line: 6)
  )

  private static let whistles = "Expectation failed: (kettle.whistles → 3) == 0"

  static let overflowing = failed(
    "it holds what it is made for",
    2,
    in: edges,
    overflow(3),
    overflow("4, 5")
  )

  /// It is also cold, and goes on.
  static let stillOn = failed(
    "it stops",
    5,
    coldWater(6),
    TestIssue(
      comment: "It is still on.",
      text: "Expectation failed: kettle.isOff → false",
      file: file,
      line: 7
    )
  )

  static let unasked = failed("it boils", 2, unasking)
  static let alsoUnasked = failed("it stops", 5, unasking)

  private static let unasking =
    TestIssue(
      comment: "Unimplemented: Kettle.boil\n\nIt was called with (3, [9]). Override it, or not.",
      text: "Issue recorded",
      file: "Exercises/01-Kettle/Boil.swift",
      line: 3
    )

  static let talkative = failed(
    "it boils",
    2,
    TestIssue(
      comment:
        "The kettle hears another list.\n\n    [\n  −   18\n  +   19\n    ]\n\n(First: −, Second: +)",
      text: """
        Expectation failed: (kettle.heard → ["one", "seventeen", "nineteen", "twenty", "twenty-one", \
        "twenty-two", "twenty-three", "twenty-four"]) == ["one", "seventeen", "eighteen", "nineteen", \
        "twenty"]
        """,
      file: file,
      line: 3
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
