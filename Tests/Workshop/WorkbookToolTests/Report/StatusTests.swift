import Course
import CustomDump
import Dependencies
import PlantedCourses
import Testing
import Usage

@testable import Toolchain
@testable import WorkbookTool

@MainActor
@Suite struct Statuses {
  let workbook = try! PlantedCourse.small()

  @Test func `at the beginning, the lesson comes first`() async throws {
    try workbook.write("Chapters/01-Kettle/Sources/Kettle.swift", "")
    await workbook.expect(
      """
      $ status
      Controlling Dependencies · 0 of 3 exercises solved

      01 Kettle  ─────────  0 of 2
        · 1.1 Boil     guided   5 min  next
        · 1.2 Whistle  applied  5 min
      02 Oven    ─────────  0 of 1
        · 2.1 Bake     guided   5 min

      Next: 1.1 Boil · guided, about 5 minutes
         lesson     Chapters/01-Kettle/README.md
         demo       swift run Kettle compare
         task       Exercises/01-Kettle/README.md:1
         edit       Exercises/01-Kettle/Boil.swift:2

         swift run workbook check Boil                  is it right?
         swift run workbook watch Boil                  check after each save
         swift run workbook hint Boil                   when you are stuck
         swift run workbook --help                      everything else
      """
    )
  }

  @Test func `what is solved has a tick, what is begun says so`() async throws {
    _ = await workbook.check("check Boil", .solved)
    try workbook.write("Exercises/01-Kettle/Whistle.swift", "// TODO: Do it.\nlet mine = 1\n")
    let answer = await workbook.run("status").output
    #expect(answer.hasPrefix("Controlling Dependencies · 1 of 3 exercises solved\n"))
    expectNoDifference(
      answer.between("01 Kettle", and: "02 Oven"),
      """
      01 Kettle  ████─────  1 of 2
        ✔ 1.1 Boil     guided   5 min
        ◐ 1.2 Whistle  applied  5 min  begun  next
      """
    )
  }

  @Test(arguments: ["Boil.swift", "Tests/BoilTests.swift"])
  func `what was edited since it was solved has to be checked again`(path: String) async throws {
    _ = await workbook.check("check Boil", .solved)
    try workbook.write("Exercises/01-Kettle/\(path)", "// Something else.\n")
    let line = "  ↻ 1.1 Boil     guided   5 min  changed since it was solved  next\n"
    #expect(await workbook.run("status").output.contains(line))
  }

  @Test(
    arguments: [
      "", "\u{0}\u{FF}garbage", "01-Kettle/Boil solved", "01-Kettle/Boil solved x y",
      "99-Gone/Away solved 1234", "01-Kettle/Boil maybe 1234\n\n\n", "01-Kettle/Boil hints -3\n",
    ]
  )
  func `a file that is garbled only costs a check`(text: String) async throws {
    try workbook.write(".workbook/progress.txt", text)
    let answer = await workbook.run("status")
    #expect(answer.output.hasPrefix("Controlling Dependencies · 0 of 3 exercises solved"))
    #expect(await workbook.run("hint Boil").output.hasPrefix("Boil · hint 1 of 3"))
    _ = await workbook.check("check Boil", .solved)
    #expect(await workbook.run("status").output.contains(" · 1 of 3 exercises solved"))
  }

  @Test func `a person who begins with the last chapter is not sent back`() async throws {
    try workbook.write("Exercises/02-Oven/Bake.swift", "// TODO: Do it.\nlet mine = 1\n")
    #expect(try CourseProgress(of: workbook.course).next?.name == "Bake")
    for (name, verdict, next) in [
      ("Whistle", .ranNothing, "Whistle"), ("Whistle", .solved, "Bake"), ("Bake", .solved, "Boil"),
      // What fails again is not solved any more.
      ("Bake", .ranNothing, "Bake"),
    ] as [(String, Verdict, String)] {
      _ = await workbook.check("check \(name)", verdict)
      #expect(try CourseProgress(of: workbook.course).next?.name == next)
    }
  }

  @Test func `where the progress cannot be saved, the verdict counts all the same`() async throws {
    try workbook.write(".workbook", "a file where the folder should be")
    let answer = await workbook.run("check Boil") { $0[Judge.self] = .saying(.solved) }
    #expect(answer.code == .success)
    #expect(
      answer.errors.hasPrefix("Your progress cannot be saved; what is above counts all the same. ")
    )
  }
}
