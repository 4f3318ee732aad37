import Course
import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing
import Toolchain

@testable import Workbook

/// Whole answers of `solution`.
@MainActor
@Suite struct Solutions {
  let workbook = try! SmallCourse()

  private let shown = """
    --- Exercises/01-Kettle/Boil.swift
    +++ Solutions/01-Kettle/Boil.swift
    @@ -1 +1 @@
    -mine
    +// Done.
    """

  private func run(_ line: String, _ verdict: Verdict) async -> SmallCourse.Answer {
    await withDependencies {
      $0.judge = .saying(verdict)
    } operation: {
      await workbook.run(line)
    }
  }

  @Test func `the solution is shown beside an answer that passes`() async throws {
    try workbook.write("Exercises/01-Kettle/Boil.swift", "mine\n")
    let answer = await run("solution Boil", .solved)
    expectNoDifference(answer, SmallCourse.Answer(said: shown))
    #expect(try workbook.text("Exercises/01-Kettle/Boil.swift") == "mine\n")
  }

  @Test func `each file of an exercise that has two is shown beside ours`() async throws {
    try workbook.addSecondFile()
    try workbook.write("Exercises/01-Kettle/Boil.swift", "mine\n")
    let answer = await run("solution Boil", .solved)
    expectNoDifference(
      answer.said,
      """
      \(shown)
      --- Exercises/01-Kettle/BoilLive.swift
      +++ Solutions/01-Kettle/BoilLive.swift
      @@ -1 +1 @@
      -// TODO: Live.
      +// Live.
      """
    )
  }

  @Test(
    arguments: [
      .unsolved, .ranNothing, .crashed(how: "signal 4"), .hung(after: .seconds(20)),
      .doesNotCompile(CompilerOutput(text: "", file: nil, line: nil)),
    ] as [Verdict]
  )
  func `the solution stays hidden from any other`(verdict: Verdict) async {
    let answer = await run("solution Boil", verdict)
    expectNoDifference(
      answer,
      SmallCourse.Answer(
        complaints: """
          Boil is not solved yet, so you do not see its solution. For a hint: swift run workbook hint \
          Boil. To see it all the same: swift run workbook solution Boil --spoil
          """,
        code: .notYet
      )
    )
  }

  @Test func `with --spoil the solution is shown, and no exercise is judged`() async throws {
    try workbook.write("Exercises/01-Kettle/Boil.swift", "mine\n")
    let answer = await workbook.run("solution Boil --spoil")
    expectNoDifference(
      answer,
      SmallCourse.Answer(said: shown)
    )
  }

  @Test func `an answer that is the solution is told so, and other answers are mentioned`()
    async throws
  {
    try workbook.write("Exercises/01-Kettle/Boil.swift", "// Done.\n")
    try workbook.write(
      "Solutions/01-Kettle/SecondAnswers/Boil.md",
      "# Boil\n\n### Gas\n\nIt boils\non gas.\n\n```diff\n-// Done.\n+// Gas.\n```\n"
    )
    let answer = await workbook.run("solution Boil")
    expectNoDifference(
      answer,
      SmallCourse.Answer(
        said: """
          Boil: your answer is the solution, word for word.

          Right as well: It boils on gas.
            Solutions/01-Kettle/SecondAnswers/Boil.md:3
          """
      )
    )
  }

  @Test func `a chapter has no solution`() async {
    let answer = await workbook.run("solution Kettle")
    expectNoDifference(
      answer,
      SmallCourse.Answer(
        complaints: """
          Kettle is a chapter: name one of its exercises, Boil, Whistle.
          Type: swift run workbook --help
          """,
        code: .usage
      )
    )
  }
}
