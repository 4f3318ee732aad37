import Course
import PlantedCourses
import Stage
import Testing

@testable import WorkbookTool

@MainActor
@Suite struct NotesOfAnInstructor {
  let workbook = try! PlantedCourse.small()

  static let rows = """
    | minutes | you type | what the room should see |
    |---|---|---|
    | 2 | `boil` | steam |
    | 1 | nothing | the question below |
    | 3 | `pour` | tea |

    **The question to ask**: "Who waits?"
    """

  @Test func `through a pipe they are markdown, and one row has the next ones and the minutes`()
    async throws
  {
    try workbook.write("Chapters/02-Oven/OnStage.md", "# Oven · on stage\n\n\(Self.rows)\n")
    try workbook.remove("Chapters/01-Kettle/OnStage.md")
    await workbook.expect(
      """
      $ notes 2
      # 02 Oven · on stage

      \(Self.rows)
      $ notes 2 --row 2
      # 02 Oven · row 2 of 3 · 1 min

      **You type**: nothing

      **The room sees**: the question below

      Minutes 2 to 3 of 6.

      **Next**

      - `pour`: tea (3 min)


      **The question to ask**: "Who waits?"
      $ notes 1
      2> Chapters/01-Kettle/OnStage.md is not there. Get the file back from your clone.
      exit 74
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
      """
      $ notes 1
      \u{1B}[1m01 Kettle · on stage\u{1B}[m

      For the instructor: 15 minutes, without the exercises (10 more).
      """,
      onATerminal: true
    )
  }
}
