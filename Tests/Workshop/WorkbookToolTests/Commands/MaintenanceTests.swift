import Course
import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import TestTools
import Testing

@testable import Toolchain
@testable import WorkbookTool

/// `verify` and `new`.
@MainActor
@Suite(.dependencies { $0.continuousClock = TestClock() }) struct Maintenance {
  let workbook = try! PlantedCourse.small()

  @Test func `each fault is a line, and the last line counts`() async {
    await workbook.expect(
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
    try workbook.write("Solutions/02-Oven/Bake.swift", "// Done, and hot.\n")
    await workbook.expect(
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

  @Test func `a new chapter is the next one, and says which rows to paste`() async throws {
    try workbook.write("Tests/README.md", "")
    try repository.copy(["Tests/Template"], into: workbook.root.appending(path: "Tests"))
    let answer = await workbook.run("new chapter Lamp")
    #expect(answer.errors == "")
    let chapter = try #require(workbook.course.chapters.last)
    #expect(chapter.folder == "03-Lamp")
    #expect(chapter.exercises.map(\.name) == ["LampFirst"])
    #expect(chapter.exercises.allSatisfy { $0.isUntouched && !$0.answers(.wrong).answers.isEmpty })
    let row = #"  "03-Lamp": Chapter(exercises: ["LampFirst"]),"#
    #expect(answer.output.contains("Package.swift\n\(row)\n"))
    #expect(try workbook.text("Chapters/03-Lamp/Sources/LampDemo.swift").contains("    3,\n"))
    for place in ["Chapters", "Exercises", "Solutions"] {
      for path in workbook.root.sources(below: "\(place)/03-Lamp") {
        #expect(try !workbook.text("\(place)/03-Lamp/\(path)").contains("emplate"), "\(path)")
      }
    }
  }
}
