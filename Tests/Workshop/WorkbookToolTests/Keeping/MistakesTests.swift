import CustomDump
import Dependencies
import PlantedCourses
import Testing

@testable import Toolchain
@testable import WorkbookTool

/// Whole answers of `mistakes`.
@MainActor
@Suite struct Mistakes {
  let workbook = try! PlantedCourse.small()

  init() throws {
    try workbook.write(
      "Solutions/01-Kettle/WrongAnswers/Boil.md",
      "# Boil\n\n### Cold\n\nIt is quick.\n"
    )
  }

  private let shown = """
    # Boil

    ### Cold

    It is quick.
    """

  private func run(_ line: String, _ verdict: Verdict) async -> Answer {
    await workbook.run(line) { $0[Judge.self] = .saying(verdict) }
  }

  @Test func `a person who has solved an exercise sees what others try`() async {
    let answer = await run("mistakes Boil", .solved)
    expectNoDifference(answer, Answer(said: shown))
  }

  @Test func `others see it only with --spoil`() async {
    let answer = await run("mistakes Boil", .unsolved)
    expectNoDifference(
      answer,
      Answer(
        complaints: """
          Boil is not solved yet, so you do not see its mistakes. For a hint:
            swift run workbook hint Boil
          To see it all the same:
            swift run workbook mistakes Boil --spoil
          """,
        code: .notYet
      )
    )
    await workbook.expect("mistakes Boil --spoil", said: shown)
  }
}
