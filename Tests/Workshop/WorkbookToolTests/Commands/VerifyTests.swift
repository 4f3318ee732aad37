import Dependencies
import DependenciesTestSupport
import PlantedCourses
import Testing

@testable import Toolchain
@testable import WorkbookTool

@MainActor
@Suite(.dependencies { $0.continuousClock = TestClock() }) struct VerifyCommand {
  let course = try! PlantedCourse.small()

  @Test func `each fault is a line, and the last line counts`() async {
    await course.expect(
      """
      $ verify Oven --only answers
      unsolved          1 answer, 1 fault · 0.0 s
      solved            1 answer · 0.0 s

      Solutions/02-Oven/Starters/Bake.diff:1: The starter of Bake passes every test: write one that \
      fails.

      1 fault.
      exit 1
      """
    ) { $0[Judge.self] = .saying(.solved) }
  }

  @Test func `a changed solution changes what is kept as its difference`() async throws {
    try course.write("Solutions/02-Oven/Bake.swift", "// Done, and hot.\n")
    await course.expect(
      """
      $ verify Oven --rewrite
      Solutions/02-Oven/Starters/Bake.diff
      --// Done.
      +-// Done, and hot.
       +//
      $ reset Bake
      Nothing had to change.
      """
    )
  }
}
