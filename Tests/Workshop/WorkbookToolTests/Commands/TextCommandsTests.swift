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
    let pseudo = PseudoTerminal(columns: 60, rows: 6)
    let context = workbook.context(
      pseudo.terminal(),
      environment: ["PAGER": "sh -s", "PATH": "/bin"]
    )
    let launched = LockIsolated<[String]>([])
    func run(_ line: String) async {
      let code = await withDependencies {
        $0[ForegroundProgram.self] = ForegroundProgram { program throws(SystemFailure) in
          let text = (try? String(contentsOfFile: program.arguments[2], encoding: .utf8)) ?? ""
          try? FileManager.default.removeItem(atPath: program.arguments[2])
          launched.setValue([program.name, program.arguments[1], text])
          return 0
        }
      } operation: {
        await context.run(line.components(separatedBy: " "))
      }
      #expect(code == .success)
    }
    for (name, word) in [("Uncontrolled", "old"), ("Controlled", "new")] {
      let lines = (1...9).map { "\(word)\($0)\n" }.joined()
      try workbook.write("Chapters/01-Kettle/Sources/\(name).swift", lines)
    }
    await run("diff 1")
    #expect(launched.value.prefix(2) == ["sh", "exec <\"$0\"; rm \"$0\"; LESS=${LESS-FRX} sh -s"])
    #expect(launched.value.last?.contains("new9") == true)
    try workbook.write("Chapters/02-Oven/README.md", "# Oven\n\n- a\n- b\n- c\n- d\n- e\n")
    await run("lesson 2")
    #expect(launched.value.last?.contains("• e") == true)
    launched.setValue([])
    try workbook.write("Chapters/02-Oven/README.md", "# Short\n")
    await run("lesson 2")
    #expect(launched.value == [])
  }
}
