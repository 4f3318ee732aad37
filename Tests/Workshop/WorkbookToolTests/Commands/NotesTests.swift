import Course
import CustomDump
import PlantedCourses
import Stage
import Testing
import Usage

@testable import WorkbookTool

@MainActor
@Suite struct NotesOfAnInstructor {
  let workbook = try! PlantedCourse.small()

  @Test func `a missing page is reported with its file`() async throws {
    try workbook.remove("Chapters/02-Oven/OnStage.md")
    await workbook.expect(
      "notes 2",
      errors: """
        Chapters/02-Oven/OnStage.md is not there. Get the file back from your clone.
        """,
      code: .ioError
    )
  }

  @Test func `through a pipe they are markdown, whose title names the chapter`() async throws {
    try workbook.write("Chapters/02-Oven/OnStage.md", "# Oven · on stage\n\nHot.\n")
    #expect(await workbook.run("notes 2").output == "# 02 Oven · on stage\n\nHot.")
  }

  static let rows = """
    | minutes | you type | what the room should see |
    |---|---|---|
    | 2 | `boil` | steam |
    | 1 | nothing | the question below |
    | 3 | `pour` | tea |

    **The question to ask**: "Who waits?"
    """

  @Test func `one row at a time, with the next ones and the minutes`() async throws {
    try workbook.write("Chapters/02-Oven/OnStage.md", Self.rows)
    let answer = await workbook.run("notes 2 --row 2")
    expectNoDifference(
      answer.output,
      """
      # 02 Oven · row 2 of 3 · 1 min

      **You type**: nothing

      **The room sees**: the question below

      Minutes 2 to 3 of 6.

      **Next**

      - `pour`: tea (3 min)


      **The question to ask**: "Who waits?"
      """
    )
  }

  @Test func `keys and a clicker go to the next row and back, and no further than the ends`() {
    let reader = RowReader(SpeakerNotes(Self.rows), title: "02 Oven")
    for (key, row) in [
      (Key.left, 0), (.character(" "), 1), (.pageDown, 2), (.right, 2), (.pageUp, 1),
      (.character("b"), 0),
    ] {
      #expect(reader.press(key) == .handled)
      #expect(reader.row == row)
    }
    #expect(reader.press(.character("q")) == .ignored)
  }

  @Test func `on a terminal the headline is bold, and the marks are gone`() async {
    await workbook.expect(
      "notes 1",
      onATerminal: true,
      output: """
        \u{1B}[1m01 Kettle · on stage\u{1B}[m

        For the instructor: 15 minutes, without the exercises (10 more).
        """
    )
  }
}
