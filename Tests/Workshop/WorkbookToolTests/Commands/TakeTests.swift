import Foundation
import PlantedCourses
import Testing

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

  @Test func `a chapter becomes a package, in a folder that is empty or not there`() async throws {
    let folder = home.root.appending(path: "kettle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = home.path("file")
    try home.write("file", "")
    await workbook.expect(
      """
      $ take Kettle \(kettle)
      Kettle is in \(kettle): 6 files. Read README.md first.
      $ take Kettle \(kettle)
      2> \(kettle) has something in it: name an empty folder.
      exit 74
      $ take Kettle \(file)
      2> \(file): File exists.
      exit 74
      """
    )
    #expect(try names() == ["file", "kettle"])
    #expect(
      try names(in: "kettle") == [".gitignore", "Package.swift", "README.md", "Sources", "Tests"]
    )
  }

  @Test func `an exercise is taken when it is solved, or as we solve it`() async throws {
    await workbook.expect(
      """
      $ take Boil \(kettle)
      2> Boil is not solved yet, as far as its tests have said. To check it:
      2>   swift run workbook check Boil
      2> To take our answer, add --solutions.
      exit 1
      $ take 1.1 \(kettle) --solutions
      Boil is in \(kettle): 6 files. Read README.md first.
      """
    )
    #expect(try home.text("kettle/Sources/KettleExercises/Boil.swift") == "// Done.\n")
  }

  @Test func `a chapter without a demo is its exercises`() async throws {
    _ = await workbook.run("take Oven \(kettle) --solutions")
    #expect(try names(in: "kettle/Sources") == ["OvenExercises"])
  }
}
