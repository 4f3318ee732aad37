import Course
import CustomDump
import Foundation
import PlantedCourses
import TestTools
import Testing
import Usage

@testable import Taking

@Suite struct TakenPackages {
  let course = try! PlantedCourse.tea()

  @Test func `of a chapter, the feature and its tests are taken, without the stage`() throws {
    expectNoDifference(
      try course.package().files.keys.sorted(),
      [
        ".gitignore",
        "Outside/Kettles/Kettle.swift",
        "Outside/Wires/Wire.swift",
        "Package.swift",
        "README.md",
        "Sources/Schedulers/Schedulers.swift",
        "Sources/TeaChapter/Controlled.swift",
        "Sources/TeaChapter/TeaClient.swift",
        "Sources/TeaChapter/TeaClientLive.swift",
        "Sources/TeaPreviews/TeaApp.swift",
        "Tests/TeaTests/MainSerialExecutor.swift",
        "Tests/TeaTests/TeaTests.swift",
      ]
    )
  }

  @Test func `a file for work takes the place of the one that it is named after`() throws {
    let text = "extension TeaClient {\n  static var live: TeaClient { TeaClient() }\n}\n"
    try course.write("Chapters/01-Tea/AtWork/TeaClientLive.swift", text)
    let files = try course.package().files
    #expect(files["Sources/TeaChapter/TeaClientLive.swift"] == text)
    #expect(!files.keys.contains { $0.hasPrefix("Outside") })
  }

  @Test func `a list names files and folders that are there, and a test`() throws {
    let list = "Chapters/01-Tea/Takes.txt"
    let text = try course.text(list)
    try course.write("Chapters/01-Tea/Modules/Cups/Cup.swift", "struct Cup {}\n")
    try course.write(list, text + "Modules/Cups\n")
    #expect(try course.package().files.keys.contains("Sources/Cups/Cup.swift"))
    for (file, fault) in [
      ("Sources/Cellar.swift", "Sources/Cellar.swift, which is not there. Take the line out."),
      ("Sources/Controlled.swift", "no test: nothing of Tea is to be taken."),
    ] {
      try course.write(list, file)
      #expect(throws: SentenceError("\(list) names \(fault)")) { try course.package() }
    }
  }

  @Test func `what the lists of this course name is there`() throws {
    for chapter in try Course(at: repository).chapters {
      _ = try TakenPackage(of: Selection(chapter), from: "Solutions")
      if chapter.hasDemo { _ = try TakenPackage(of: chapter) }
    }
  }

  @Test func `a class of XCTest lets its tests take turns`() throws {
    let (list, name) = ("Chapters/01-Tea/Takes.txt", "TeaXCTests")
    try course.write(list, course.text(list) + "Tests/\(name).swift\n")
    try course.write(
      "Chapters/01-Tea/Tests/\(name).swift",
      "import XCTest\n  final class \(name): XCTestCase {\n    func testTea() {}\n  }\n"
    )
    let files = try course.package().files
    expectNoDifference(
      files["Tests/TeaTests/\(name).swift"],
      """
      import XCTest
        final class TeaXCTests: XCTestCase {
          /// For XCTest, what MainSerialExecutor.swift does.
          override func invokeTest() {
            withMainSerialExecutor { super.invokeTest() }
          }

          func testTea() {}
        }

      """
    )
  }

  @Test func `a name of one's own is that of the module, its tests and the model`() throws {
    let files = try course.package().named("Coffee").files
    #expect(files.keys.contains("Sources/Coffee/TeaClient.swift"))
    expectNoDifference(
      files["Tests/CoffeeTests/TeaTests.swift"],
      """
      import Dependencies
      import Testing
      @testable import Coffee
      @Test func tea() { _ = CoffeeModel.init() }

      """
    )
    #expect(!files.values.contains { $0.contains("TeaChapter") || $0.contains("ControlledTea") })
    for name in ["TeaClient", "Clocks"] {
      let sentence = "\(name) is in it already: take another name than \(name)."
      #expect(throws: UsageError(sentence)) { try course.package().named(name) }
    }
  }

  @Test func `of an exercise, its files are taken, and what all exercises share`() throws {
    let files = try TakenPackage(of: course.course.find("Stir"), from: "Solutions").files
    #expect(files["Sources/TeaExercises/Stir.swift"] == "// Ours.\n")
    expectNoDifference(
      files.keys.sorted(),
      [
        ".gitignore",
        "Package.swift",
        "README.md",
        "Sources/StirLive/StirLive.swift",
        "Sources/TeaExercises/Cup.swift",
        "Sources/TeaExercises/Stir.swift",
        "Tests/TeaExercisesTests/MainSerialExecutor.swift",
        "Tests/TeaExercisesTests/StirEdges.swift",
        "Tests/TeaExercisesTests/StirTests.swift",
      ]
    )
  }
}
