import PlantedCourses
import Testing

@testable import Toolchain
@testable import WorkbookTool

@MainActor
@Suite struct Hints {
  let workbook = try! PlantedCourse.small()

  @Test func `each time it is one step more, and in the end the last one again`() async throws {
    await workbook.expect(
      """
      $ hint
      Boil · hint 1 of 3 · A question

      Which line waits?

      2 more are left. Try again first; then type:
        swift run workbook hint Boil
      $ hint 1
      Boil · hint 2 of 3 · A pointer

      Look at `Kettle.swift`.

      One more is left. Try again first; then type:
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
    try workbook.remember(.solved, of: "Boil")
    let said = await workbook.run("hint Boil").output
    #expect(said.hasSuffix("To see our answer, type:\n  swift run workbook solution Boil"))
  }
}
