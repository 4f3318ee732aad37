import Dependencies
import PlantedCourses
import Testing

@testable import Toolchain
@testable import WorkbookTool

/// Whole answers of `hint`, `solution` and `mistakes`.
@MainActor
@Suite struct HintsAndSolutions {
  let workbook = try! PlantedCourse.small()
  let boil = "Exercises/01-Kettle/Boil.swift"

  @Test func `each hint is one step more, and in the end the last one again`() async throws {
    await workbook.expect(
      """
      $ hint
      Boil · hint 1 of 3 · A question

      Which line waits?

      Try again first; then type:
        swift run workbook hint Boil
      $ hint 1
      Boil · hint 2 of 3 · A pointer

      Look at `Kettle.swift`.

      Try again first; then type:
        swift run workbook hint Boil
      $ hint Boil
      Boil · hint 3 of 3 · Almost the answer

      Wait on **that** clock.

      That was the last one. Is it right? Type:
        swift run workbook check Boil
      $ hint Boil
      Boil · hint 3 of 3 · Almost the answer

      Wait on **that** clock.

      These were all, and this was the last. To see a solution, type:
        swift run workbook solution Boil --spoil
      $ hint Whistle
      2> Exercises/01-Kettle/Hints.md has no hints for Whistle. Get the file back from your clone.
      exit 74
      """
    )
    _ = await workbook.check("check Boil", .solved)
    let said = await workbook.run("hint Boil").output
    #expect(said.hasSuffix("To see our answer, type:\n  swift run workbook solution Boil"))
  }

  @Test func `each file of an answer that passes is compared, and stays as it is`() async throws {
    try workbook.write("Exercises/01-Kettle/BoilLive.swift", "// TODO: Live.\n")
    try workbook.write("Solutions/01-Kettle/Starters/BoilLive.diff", "-// Live.\n+// TODO: Live.\n")
    try workbook.write("Solutions/01-Kettle/BoilLive.swift", "// Live.\n")
    try workbook.write(boil, "mine\n")
    _ = await workbook.check("check Boil", .solved)
    await workbook.expect(
      """
      $ solution Boil
      --- Exercises/01-Kettle/Boil.swift
      +++ Solutions/01-Kettle/Boil.swift
      -mine
      +// Done.
      --- Exercises/01-Kettle/BoilLive.swift
      +++ Solutions/01-Kettle/BoilLive.swift
      -// TODO: Live.
      +// Live.
      """
    )
    #expect(try workbook.text(boil) == "mine\n")
  }

  @Test func `before an exercise is solved, only --spoil shows it`() async throws {
    let text = "# Boil\n\n### Cold\n\nIt is quick."
    try workbook.write("Solutions/01-Kettle/WrongAnswers/Boil.md", "\(text)\n")
    try workbook.write(boil, "mine\n")
    await workbook.expect(
      """
      $ solution Boil
      2> Boil is not solved yet, as far as its tests have said. To check it:
      2>   swift run workbook check Boil
      2> To see it all the same, add --spoil.
      exit 1
      $ solution Boil --spoil
      --- Exercises/01-Kettle/Boil.swift
      +++ Solutions/01-Kettle/Boil.swift
      -mine
      +// Done.
      $ mistakes Boil
      2> Boil is not solved yet, as far as its tests have said. To check it:
      2>   swift run workbook check Boil
      2> To see it all the same, add --spoil.
      exit 1
      $ mistakes Boil --spoil
      \(text)
      """
    )
    _ = await workbook.check("check Boil", .solved)
    await workbook.expect("$ mistakes Boil\n\(text)")
  }

  @Test func `an answer that is the solution is recognised, and other answers are mentioned`()
    async throws
  {
    try workbook.write(boil, "// Done.\n")
    try workbook.write(
      "Solutions/01-Kettle/SecondAnswers/Boil.md",
      "# Boil\n\n### Gas\n\nIt boils\non gas.\n\n```diff\n-// Done.\n+// Gas.\n```\n"
    )
    await workbook.expect(
      """
      $ solution Boil
      Boil: your answer is the solution, word for word.

      Right as well: It boils on gas.
        Solutions/01-Kettle/SecondAnswers/Boil.md:3
      """
    )
  }
}
