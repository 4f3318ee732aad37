import Dependencies
import DependenciesTestSupport
import PlantedCourses
import Testing

@testable import Workbook

@MainActor
@Suite(.dependencies { $0.continuousClock = TestClock() }) struct VerifyCommand {
  let course: PlantedCourse

  init() throws { course = try PlantedCourse.small() }

  @Test func `each fault is a line, and the last line counts`() async {
    let answer = await course.run("verify Oven --only texts")
    let lines = answer.said.split(separator: "\n").map(String.init)
    #expect(answer.code == .notYet)
    #expect(answer.complaints == "")
    #expect(
      lines.first
        == "texts             1 chapter, 1 exercise, 0 samples, 0 diffs, 10 faults · 0.0 s"
    )
    #expect(
      lines.contains(
        "Exercises/02-Oven/Hints.md: The text of the hints is missing or empty: write it."
      )
    )
    #expect(lines.last == "11 faults: 1 exercise. 0.0 s")
  }
}
