import ConcurrencyExtras
import Course
import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import Stage
import Testing

@testable import Workbook

@MainActor
@Suite struct TextCommands {
  let workbook = try! SmallCourse()

  @Test func `the list names every exercise`() async {
    let said = await workbook.run("list").said
    for name in ["1.1 Boil", "1.2 Whistle", "2.1 Bake"] { #expect(said.contains(name)) }
  }

  @Test func `a lesson through a pipe is its markdown`() async throws {
    #expect(await workbook.run("lesson 2").said.hasPrefix("# Oven\n\n## On stage"))
    #expect(await workbook.run("lesson").said.hasPrefix("# Kettle\n"))
    #expect(await workbook.run("lesson Whistle").said.hasPrefix("# Kettle\n"))
    try workbook.write("Chapters/00-Opening/README.md", "# Welcome\n")
    for word in ["0", "opening", "00-Opening"] {
      #expect(await workbook.run("lesson \(word)").said == "# Welcome")
    }
  }

  @Test func `a task is what there is to do, and where`() async {
    let answer = await workbook.run("task Whistle")
    expectNoDifference(
      answer,
      SmallCourse.Answer(
        said: """
          # 1.2 Whistle · applied, about 5 minutes

          [`Whistle.swift`](Whistle.swift), about 5 minutes.

          Do it.

             edit       Exercises/01-Kettle/Whistle.swift:1
          """
      )
    )
  }

  @Test func `a demo gets its words as they are`() async throws {
    let launched = LockIsolated<[[String]]>([])
    let workbook = workbook
    let answer = await withDependencies {
      $0.editorLauncher.launch = { program, arguments in
        launched.withValue { $0.append([program] + arguments) }
        return .ended(0)
      }
    } operation: {
      await workbook.run("demo 2 controlled --context preview --help")
    }
    #expect(answer == SmallCourse.Answer())
    let root = workbook.root.path(percentEncoded: false)
    #expect(
      launched.value == [
        [
          "swift", "run", "--package-path", root, "Oven", "controlled", "--context", "preview",
          "--help",
        ]
      ]
    )
  }

  @Test func `a diff is unified through a pipe, and side by side in a wide window`() async throws {
    try workbook.write(
      "Chapters/01-Kettle/Sources/Uncontrolled.swift",
      "// Old.\nclass UncontrolledKettle {\n  sleep()\n}\n"
    )
    try workbook.write(
      "Chapters/01-Kettle/Sources/Controlled.swift",
      "// New.\nclass ControlledKettle {\n  clock.sleep()\n}\n"
    )
    let answer = await workbook.run("diff kettle")
    expectNoDifference(
      answer,
      SmallCourse.Answer(
        said: """
           class Kettle {
          -  sleep()
          +  clock.sleep()
           }
          """
      )
    )
    let course = try workbook.course
    let picture = DiffPicture(try course.chapters[0].diff(), from: "before", to: "after")
    let wide = picture.picture(columns: 110).text.split(separator: "\n")
    #expect(
      wide[3].filter { $0 != " " } == "-sleep()│+clock.sleep()",
      "What replaces a line stands beside it."
    )
    #expect(picture.picture(columns: 60).text.contains("\n-  sleep()\n+  clock.sleep()\n"))
  }

  @Test func `a word too few for a diff is told`() async {
    let answer = await workbook.run("diff 1 uncontrolled")
    #expect(answer.code == .usage)
    #expect(answer.complaints.hasPrefix("Name two versions, FROM and TO, or none"))
  }
}
