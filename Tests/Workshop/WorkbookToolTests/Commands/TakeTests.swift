import CustomDump
import Foundation
import PlantedCourses
import Testing
import Usage

@testable import WorkbookTool

@MainActor
@Suite struct TakeHome {
  let workbook = try! PlantedCourse.small()
  let home = try! PlantedCourse()
  var kettle: String { home.path("kettle") }

  init() throws {
    try workbook.write("Chapters/01-Kettle/Sources/Controlled.swift", "struct Kettle {}\n")
    let test = "@Test func kettle() { _ = Kettle() }\n"
    try workbook.write("Chapters/01-Kettle/Tests/KettleTests.swift", test)
    try workbook.write("Chapters/01-Kettle/Takes.txt", "Sources\nTests\n")
  }

  private func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.path(folder)).sorted()
  }

  @Test func `a chapter becomes a package`() async throws {
    await workbook.expect(
      "take Kettle \(kettle)",
      output: "Kettle is in \(kettle): 6 files. Read README.md first."
    )
    #expect(try names() == ["kettle"])
    #expect(
      try names(in: "kettle") == [".gitignore", "Package.swift", "README.md", "Sources", "Tests"]
    )
  }

  @Test func `an empty folder may be there, and one with anything in it stays as it is`()
    async throws
  {
    let folder = home.root.appending(path: "kettle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let first = await workbook.run("take Kettle \(kettle)/")
    #expect(first.code == .success)
    await workbook.expect(
      "take Kettle \(kettle)",
      errors: "\(kettle) has something in it: name an empty folder.",
      code: .ioError
    )
    try Data().write(to: home.root.appending(path: "file"))
    let file = home.path("file")
    await workbook.expect(
      "take Kettle \(file)",
      errors: "\(file): File exists.",
      code: .ioError
    )
    #expect(try names() == ["file", "kettle"])
  }

  @Test func `an exercise is taken when it is solved, or as we solve it`() async throws {
    await workbook.expect(
      "take Boil \(kettle)",
      errors: """
        Boil is not solved yet, as far as its tests have said. To check it:
          swift run workbook check Boil
        To take our answer, add --solutions.
        """,
      code: .failure
    )
    let solved = await workbook.run("take 1.1 \(kettle) --solutions")
    expectNoDifference(solved.output, "Boil is in \(kettle): 6 files. Read README.md first.")
    #expect(try home.text("kettle/Sources/KettleExercises/Boil.swift") == "// Done.\n")
  }

  @Test(arguments: [
    ("take Kettle FOLDER --as tea", "\"tea\" is no name for a module: write it like Tea."),
    ("take Kettle tea", "tea is in the workbook: name a folder outside of it, as ../tea."),
    ("take Kettle .", ". is in the workbook"),
  ])
  func `what cannot be is said in a sentence`(line: String, sentence: String) async throws {
    let answer = await workbook.run(line.replacing("FOLDER", with: kettle))
    #expect(answer.errors.hasPrefix(sentence))
    #expect(answer.code == .usage)
    #expect(try names().isEmpty)
  }

  @Test func `a chapter without a demo is its exercises`() async throws {
    let answer = await workbook.run("take Oven \(kettle) --solutions")
    #expect(answer.code == .success)
    #expect(try names(in: "kettle/Sources") == ["OvenExercises"])
  }
}
