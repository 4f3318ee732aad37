import CustomDump
import PlantedCourses
import Testing
import Usage

@testable import Toolchain
@testable import WorkbookTool

@MainActor
@Suite struct Hints {
  let workbook = try! PlantedCourse.small()

  @Test func `each time it is one step more, and in the end the last one again`() async {
    let again = "Try again first; then type:\n  swift run workbook hint Boil"
    let last = "hint 3 of 3 · Almost the answer\n\nWait on **that** clock."
    for hint in [
      "hint 1 of 3 · A question\n\nWhich line waits?\n\n2 more are left. \(again)",
      "hint 2 of 3 · A pointer\n\nLook at `Kettle.swift`.\n\nOne more is left. \(again)",
      "\(last)\n\nThat was the last one. Is it right? Type:\n  swift run workbook check Boil",
      """
      \(last)

      These were all, and this was the last. To see a solution, type:
        swift run workbook solution Boil --spoil
      """,
    ] { await workbook.expect("hint Boil", output: "Boil · \(hint)") }
  }

  @Test func `without a name, it is about the exercise that is next`() async {
    #expect(await workbook.run("hint").output.hasPrefix("Boil · hint 1 of 3"))
    #expect(await workbook.run("hint 1").output.hasPrefix("Boil · hint 2 of 3"))
  }

  @Test func `once the exercise is solved, the solution is named`() async throws {
    try workbook.remember(.solved, of: "Boil")
    let said = await workbook.run("hint Boil").output
    #expect(
      said.hasSuffix("To see our answer, type:\n  swift run workbook solution Boil"),
      "\(said)"
    )
  }

  @Test func `an exercise without hints is reported with its file`() async {
    await workbook.expect(
      "hint Whistle",
      errors: """
        Exercises/01-Kettle/Hints.md has no hints for Whistle. Get the file back from your clone.
        """,
      code: .ioError
    )
  }
}
