import Dependencies
import DependenciesTestSupport
import PlantedCourses
import Testing

@testable import Toolchain
@testable import WorkbookTool

@MainActor
@Suite(.dependencies { $0.continuousClock = TestClock() }) struct VerifyCommand {
  let course: PlantedCourse

  init() throws { course = try PlantedCourse.small() }

  @Test func `each fault is a line, and the last line counts`() async {
    let answer = await course.run("verify Oven --only answers") {
      $0[Judge.self] = .saying(.solved)
    }
    let lines = answer.said.split(separator: "\n").map(String.init)
    #expect(answer.code == .notYet)
    #expect(answer.complaints == "")
    #expect(lines.first == "unsolved          0 tests fail · 0.0 s")
    #expect(
      lines.contains(
        "Package.swift: Nothing was proved, for there was no test: find out where it went."
      )
    )
    #expect(lines.last == "3 faults: 1 exercise. 0.0 s")
  }
}
