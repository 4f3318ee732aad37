import DependenciesTestSupport
import Foundation
import PlantedCourses
import Testing

@testable import Workbook
@testable import WorkshopProgram

/// What was typed and means nothing, for every command: a sentence quotes it, and nothing changes.
@MainActor
@Suite struct NotUnderstood {
  @Test(arguments: [
    ("check Bowl", #"There is no exercise and no chapter "Bowl". Did you mean "Boil"?"#),
    ("hint Boil --level 4", #"--level needs a number from 1 to 3, not "4"."#),
    ("notes Boil", "Boil is an exercise of Kettle: name the chapter instead."),
    ("notes 2 --row 4", #"--row needs a number from 1 to 3, not "4"."#),
    ("solution Kettle", "Kettle is a chapter: name one of its exercises, Boil, Whistle."),
    (
      "stage Kettle solve --yes",
      #""solve" is no state of a chapter: it is problem or solved. Did you mean "solved"?"#
    ),
    ("reset", "Say what to reset: an exercise, a chapter, --all of them, permissions, or data."),
    ("reset Boil --all", #""Boil" and --all are two different things: type one of them."#),
    ("reset Boill", #"There is no exercise and no chapter "Boill". Did you mean "Boil"?"#),
    ("restore --last --yes", "There is no backup to restore."),
    ("restore 7 --yes", #"There is no backup "7"."#),
    (
      "verify --only command",
      """
      There is no part "command": it is texts, answers, commands, packages. Did you mean "commands"?
      """
    ),
    (
      "scan . --kind times",
      """
      There is no kind "times": it is time, randomness, files, network, frameworks, locale, \
      environment, singletons, threads. Did you mean "time"?
      """
    ),
    (
      "take Kettle ../tea --from Solution",
      """
      There is no place "Solution": it is Chapters, Exercises, Solutions. Did you mean "Solutions"?
      """
    ),
    (
      "take Boil ../tea --from Chapters",
      "An exercise is not in Chapters: it is in Exercises or in Solutions."
    ),
    (
      "take Boil ../tea --from Exercises --solutions",
      "--from Exercises and --solutions do not go together."
    ),
    (
      "take Oven ../tea --from Chapters",
      "Oven has no demo: without --from, its exercises are taken."
    ),
    ("take Teapot ../tea", #"There is no exercise and no chapter "Teapot"."#),
    ("take Kettle", #""take" needs more: swift run workbook take CHAPTER|EXERCISE FOLDER"#),
    (
      "new chpater Lamp",
      #""new" makes a chapter, not "chpater": new chapter NAME. Did you mean "chapter"?"#
    ),
  ])
  func `it is quoted, and changes nothing`(line: String, sentence: String) async throws {
    let workbook = try PlantedCourse.small()
    try workbook.write("Chapters/02-Oven/OnStage.md", NotesOfAnInstructor.rows)
    try workbook.writeHints()
    try await expectNothing(of: line, in: workbook, sentence)
  }

  @Test(arguments: [
    ("lamp", #""lamp" is no name for a chapter: write it like FirstSteps."#),
    ("LAMP", #""LAMP" is no name for a chapter: write it like FirstSteps."#),
    ("La-mp", #""La-mp" is no name for a chapter: write it like FirstSteps."#),
    ("../Lamp", #""../Lamp" is no name for a chapter: write it like FirstSteps."#),
    ("Lämpchen", #""Lämpchen" is no name for a chapter: write it like FirstSteps."#),
    ("Kettle", "There is a Kettle already: take another name than Kettle."),
    ("KettLe", "There is a Kettle already: take another name than KettLe."),
    ("Whistle", "There is a Whistle already: take another name than Whistle."),
    ("Clocks", "There is a Clocks already: take another name than Clocks."),
    ("PlantedBells", "There is a PlantedBells already: take another name than PlantedBells."),
    ("Package", "There is a Package already: take another name than Package."),
    ("ALampThatIsTooLong7", "ALampThatIsTooLong7 is too long: a name has 18 letters at most."),
    (
      "Lamp --versions one",
      "--versions needs two versions or more, each with a name of its own."
    ),
    (
      "Lamp --versions one,one",
      "--versions needs two versions or more, each with a name of its own."
    ),
    (
      "Lamp --versions one,compare",
      #""compare" means something else here: give the version another name."#
    ),
    (
      "Lamp --versions one,lamp-demo",
      #""lamp-demo" means something else here: give the version another name."#
    ),
    (
      "Lamp --versions one,Two",
      """
      "Two" is no name for a version: write small letters and dashes, like by-hand, and at most 18 of \
      them.
      """
    ),
    ("Lamp --module lamp", #""lamp" is no name for a module: write it like TideClient."#),
    ("Lamp --module Clocks", "There is a Clocks already: take another name for the module."),
    ("Lamp --module LampTests", "There is a LampTests already: take another name for the module."),
  ])
  func `no name for a chapter, a version or a module`(name: String, sentence: String) async throws {
    try await expectNothing(of: "new chapter \(name)", in: .forANewChapter(), sentence)
  }

  @Test func `the manual says of the other program's commands what they say`() {
    let commands = WorkshopProgram.commands
    let rows = Manual.teaching + Manual.ownCode + Manual.maintenance
    #expect(rows.map(\.line) == commands.map(\.line))
    #expect(rows.map(\.promise) == commands.map(\.promise))
  }

  @Test(
    arguments: [Manual.text]
      + (CommandWord.toLearn + [.notes] + WorkshopProgram.commands).map(Manual.text)
  )
  func `a help text breaks in no word in a window of 80 columns`(text: String) {
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  private func expectNothing(
    of line: String,
    in workbook: PlantedCourse,
    _ sentence: String
  ) async throws {
    let before = try workbook.everything
    await workbook.expect(
      line,
      complaints: "\(sentence)\nType: swift run workbook --help",
      code: .usage
    )
    #expect(try workbook.everything == before)
  }
}
