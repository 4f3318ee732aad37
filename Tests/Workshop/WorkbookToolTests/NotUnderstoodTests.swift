import Course
import PlantedCourses
import Testing

@testable import WorkbookTool

/// Mistakes in what is typed, for every command: a sentence quotes it, and nothing changes.
@MainActor
@Suite struct NotUnderstood {
  @Test(arguments: [
    ("check Bowl", #"There is no exercise and no chapter "Bowl". Did you mean "Boil"?"#),
    ("check ovn", #"There is no exercise and no chapter "ovn". Did you mean "Oven"?"#),
    ("task 1.9", "There is no chapter and no exercise 1.9: they go from 1.1 to 2.1."),
    ("notes Boil", "Boil is an exercise of Kettle: name the chapter instead."),
    ("notes 2 --row 4", #"--row needs a number from 1 to 3, not "4"."#),
    ("solution Kettle", "Kettle is a chapter: name one of its exercises, Boil, Whistle."),
    ("reset", #""reset" needs more: swift run workbook reset WHAT"#),
    ("diff 1 2 3 4 5", #""5" is one word too many: diff [CHAPTER] [MODEL] [FROM TO]"#),
    ("restore 7", #"There is no backup "7": swift run workbook restore lists them."#),
    (
      "verify --only command",
      """
      There is no part "command": it is answers, commands, packages. Did you mean "commands"?
      """
    ),
    (
      "scan . --kind times",
      """
      There is no kind "times": it is time, randomness, files, network, frameworks, locale, \
      environment, singletons, threads. Did you mean "time"?
      """
    ),
    ("take Teapot ../tea", #"There is no exercise and no chapter "Teapot"."#),
    (
      "take Kettle tea --solutions",
      "tea is in the workbook: name a folder outside of it, as ../tea."
    ),
    (
      "take Kettle ../Tea --solutions --as tea",
      #""tea" is no name for a module: write it like Tea."#
    ),
    ("take Kettle", #""take" needs more: swift run workbook take CHAPTER|EXERCISE FOLDER"#),
    (
      "new chpater Lamp",
      #""new" makes a chapter, not "chpater": new chapter NAME. Did you mean "chapter"?"#
    ),
    (
      "new chapter lamp",
      #""lamp" is no name for a chapter: write it like FirstSteps, in 3 to 18 letters."#
    ),
    ("new chapter Oven", "Oven is there already: take another name than Oven."),
  ])
  func `it is quoted, and changes nothing`(line: String, sentence: String) async throws {
    let workbook = try PlantedCourse.small()
    try workbook.write("Chapters/02-Oven/OnStage.md", TextCommands.rows)
    var everything: [String?] { workbook.root.files(below: "").map(workbook.root.text(of:)) }
    let before = everything
    let command = line.prefix { $0 != " " }
    await workbook.expect(
      """
      $ \(line)
      2> \(sentence)
      2> Type: swift run workbook \(command) --help
      exit 64
      """
    )
    #expect(everything == before)
  }

  @Test(arguments: [Command.manual] + Command.all.map(\.help))
  func `a help text breaks in no word in a window of 80 columns`(text: String) {
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }
}
