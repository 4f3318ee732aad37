import ConcurrencyExtras
import Course
import CustomDump
import Dependencies
import Foundation
import OperatingSystem
import PlantedCourses
import Stage
import TestTerminals
import Testing
import Usage

@testable import WorkbookTool

@MainActor
@Suite struct TextCommands {
  let workbook = try! PlantedCourse.small()
  let pseudo = PseudoTerminal(columns: 60, rows: 6)

  @Test func `a lesson through a pipe is its markdown`() async throws {
    #expect(await workbook.run("lesson 2").output.hasPrefix("# Oven\n\nIt boils."))
    #expect(await workbook.run("lesson").output.hasPrefix("# Kettle\n"))
    #expect(await workbook.run("lesson Whistle").output.hasPrefix("# Kettle\n"))
    try workbook.write("Chapters/00-Opening/README.md", "# Welcome\n")
    for word in ["0", "opening", "00-Opening"] {
      #expect(await workbook.run("lesson \(word)").output == "# Welcome")
    }
  }

  @Test func `a task is what there is to do, and a diff is that of the chapter`() async throws {
    for (name, line) in [("Uncontrolled", "sleep()"), ("Controlled", "clock.sleep()")] {
      let text = "// \(name).\nclass \(name)Kettle {\n  \(line)\n}\n"
      try workbook.write("Chapters/01-Kettle/Sources/\(name).swift", text)
    }
    await workbook.expect(
      """
      $ task Whistle
      # 1.2 Whistle · applied

      [`Whistle.swift`](Whistle.swift), about 5 minutes.

      Do it.

      1. It `boils`.
      2. It stops.

         edit       Exercises/01-Kettle/Whistle.swift:2
      $ diff kettle
       class Kettle {
      -  sleep()
      +  clock.sleep()
       }
      """
    )
  }

  @Test func `what is longer than the window is shown by the person's pager`() async throws {
    let context = workbook.context(
      pseudo.terminal(),
      environment: ["PAGER": "sh -s", "PATH": "/bin"]
    )
    let launched = LockIsolated<[String]>([])
    for (name, word) in [("Uncontrolled", "old"), ("Controlled", "new")] {
      let lines = (1...9).map { "\(word)\($0)\n" }.joined()
      try workbook.write("Chapters/01-Kettle/Sources/\(name).swift", lines)
    }
    await withDependencies {
      $0[ForegroundProgram.self] = ForegroundProgram { program throws(SystemFailure) in
        let text = (try? String(contentsOfFile: program.arguments[2], encoding: .utf8)) ?? ""
        try? FileManager.default.removeItem(atPath: program.arguments[2])
        launched.withValue { $0 += [program.name, program.arguments[1], text] }
        return 0
      }
    } operation: {
      #expect(await context.run(["diff", "1"]) == .success)
      // This one has room.
      #expect(await context.run(["lesson", "2"]) == .success)
    }
    #expect(await pseudo.read(through: "It boils.").hasPrefix("␛[1mOven␛["))
    #expect(launched.value.count == 3)
    #expect(launched.value.prefix(2) == ["sh", "exec <\"$0\"; rm \"$0\"; LESS=${LESS-FRX} sh -s"])
    #expect(launched.value.last?.contains("new9") == true)
  }

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
}
