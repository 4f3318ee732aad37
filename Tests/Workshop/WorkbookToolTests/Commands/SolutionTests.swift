import Course
import CustomDump
import Dependencies
import PlantedCourses
import Testing
import Usage

@testable import Toolchain
@testable import WorkbookTool

/// Whole answers of `solution` and `mistakes`.
@MainActor
@Suite struct Solutions {
  let workbook = try! PlantedCourse.small()

  private let shown = """
    --- Exercises/01-Kettle/Boil.swift
    +++ Solutions/01-Kettle/Boil.swift
    -mine
    +// Done.
    """

  private func run(_ line: String, _ verdict: Verdict) async -> CommandResult {
    await workbook.run(line) { $0[Judge.self] = .saying(verdict) }
  }

  @Test func `each file of an answer that passes is compared, and stays as it is`() async throws {
    for (path, text) in [
      ("Exercises/01-Kettle/BoilLive.swift", "// TODO: Live.\n"),
      ("Solutions/01-Kettle/Starters/BoilLive.diff", "-// Live.\n+// TODO: Live.\n"),
      ("Solutions/01-Kettle/BoilLive.swift", "// Live.\n"),
    ] { try workbook.write(path, text) }
    try workbook.write("Exercises/01-Kettle/Boil.swift", "mine\n")
    let answer = await run("solution Boil", .solved)
    expectNoDifference(
      answer.output,
      """
      \(shown)
      --- Exercises/01-Kettle/BoilLive.swift
      +++ Solutions/01-Kettle/BoilLive.swift
      -// TODO: Live.
      +// Live.
      """
    )
    #expect(try workbook.text("Exercises/01-Kettle/Boil.swift") == "mine\n")
  }

  @Test func `the solution stays hidden until then`() async {
    await workbook.expect(
      "solution Boil",
      errors: """
        Boil is not solved yet, so you do not see its solution. For a hint:
          swift run workbook hint Boil
        To see it all the same:
          swift run workbook solution Boil --spoil
        """,
      code: .failure
    ) { $0[Judge.self] = .saying(.unsolved) }
  }

  @Test func `what others try is shown when an exercise is solved, or with --spoil`() async throws {
    let text = "# Boil\n\n### Cold\n\nIt is quick."
    try workbook.write("Solutions/01-Kettle/WrongAnswers/Boil.md", "\(text)\n")
    #expect(await run("mistakes Boil", .solved) == CommandResult(output: text))
    await workbook.expect("mistakes Boil --spoil", output: text)
    let hidden = await run("mistakes Boil", .unsolved)
    #expect(hidden.output == "" && hidden.code == .failure)
    #expect(hidden.errors.hasSuffix("  swift run workbook mistakes Boil --spoil"))
  }

  @Test func `with --spoil the solution is shown, and no exercise is judged`() async throws {
    try workbook.write("Exercises/01-Kettle/Boil.swift", "mine\n")
    await workbook.expect("solution Boil --spoil", output: shown)
  }

  @Test func `an answer that is the solution is recognised, and other answers are mentioned`()
    async throws
  {
    try workbook.write("Exercises/01-Kettle/Boil.swift", "// Done.\n")
    try workbook.write(
      "Solutions/01-Kettle/SecondAnswers/Boil.md",
      "# Boil\n\n### Gas\n\nIt boils\non gas.\n\n```diff\n-// Done.\n+// Gas.\n```\n"
    )
    await workbook.expect(
      "solution Boil",
      output: """
        Boil: your answer is the solution, word for word.

        Right as well: It boils on gas.
          Solutions/01-Kettle/SecondAnswers/Boil.md:3
        """
    )
  }
}
