import CustomDump
import Testing

@testable import Taking

@Suite struct TakenPackages {
  let course = try! TeaCourse()

  @Test func `of a chapter, the feature and its tests are taken, without the stage`() throws {
    expectNoDifference(
      try course.package().files.map(\.path).sorted(),
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
        "Tests/TeaTests/Lesson/TeaApp.swift",
        "Tests/TeaTests/TeaTests.swift",
      ]
    )
  }

  @Test func `what is taken is the same, word for word`() throws {
    let files = try course.package().files
    let client = try #require(files.first { $0.path == "Sources/TeaChapter/TeaClientLive.swift" })
    #expect(
      client.text == """
        import Kettles
        extension TeaClient {
          /// The kettle, behind closures.
          static var live: TeaClient { TeaClient() }
        }

        """
    )
  }

  @Test func `a test that needs the uncontrolled version stays behind with it`() throws {
    try course.write(
      "let tea = UncontrolledTea()\n",
      to: "Chapters/01-Tea/Tests/TeaPainTests.swift"
    )
    let paths = try course.package().files.map(\.path)
    #expect(!paths.contains { $0.contains("Pain") || $0.contains("Uncontrolled") })
  }

  @Test func `a file that looks for others from where it lies stays behind`() throws {
    try course.write(
      "let lesson = URL(filePath: #filePath)\n",
      to: "Chapters/01-Tea/Tests/TeaLessonTests.swift"
    )
    try course.write(
      "func here(file: StaticString = #filePath) {}\n",
      to: "Chapters/01-Tea/Tests/TeaIssues.swift"
    )
    let paths = try course.package().files.map(\.path)
    #expect(!paths.contains { $0.contains("TeaLessonTests") })
    #expect(paths.contains("Tests/TeaTests/TeaIssues.swift"))
  }

  @Test(arguments: [
    "extension Array { subscript(id id: Int) -> Int { 0 } }",
    "extension Int { init(cups: Int) { self = cups } }",
    "extension Array { static func + (one: Self, other: Int) -> Self { one } }",
    "extension Never: Drinkable {}",
  ])
  func `what an extension adds is taken where no word asks for it`(text: String) throws {
    try course.write("\(text)\n", to: "Chapters/01-Tea/Sources/Added.swift")
    #expect(try course.package().files.map(\.path).contains("Sources/TeaChapter/Added.swift"))
  }

  @Test func `what an extension adds stays, where no word asks for its name`() throws {
    let text = "extension Array { var cups: Int { 0 } }\n"
    try course.write(text, to: "Chapters/01-Tea/Sources/Added.swift")
    #expect(try !course.package().files.map(\.path).contains("Sources/TeaChapter/Added.swift"))
  }

  @Test func `the modules of a chapter are taken whole`() throws {
    try course.write("import Kettles\n", to: "Chapters/01-Tea/Modules/PotClientLive/Pot.swift")
    let package = try course.package()
    #expect(package.files.map(\.path).contains("Sources/PotClientLive/Pot.swift"))
  }

  @Test func `of an exercise, its files are taken, and what all exercises share`() throws {
    expectNoDifference(
      try course.package(of: "Stir", from: "Exercises").files.map(\.path).sorted(),
      [
        ".gitignore",
        "Package.swift",
        "README.md",
        "Sources/StirLive/StirLive.swift",
        "Sources/TeaExercises/Cup.swift",
        "Sources/TeaExercises/Stir.swift",
        "Tests/TeaExercisesTests/Spoon.swift",
        "Tests/TeaExercisesTests/StirTests.swift",
      ]
    )
  }

  @Test(arguments: [("Exercises", "// Mine.\n"), ("Solutions", "// Ours.\n")])
  func `an answer is that of the place`(place: String, answer: String) throws {
    let files = try course.package(of: "Pour", from: place).files
    #expect(files.first { $0.path == "Sources/TeaExercises/Pour.swift" }?.text == answer)
  }

  @Test func `several are one package on trial, with the libraries of the workbook`() throws {
    let files = try TakenPackage.onTrial([
      course.package(), course.package(of: "Pour", from: "Solutions"),
    ])
    let paths = files.map(\.path)
    #expect(paths.count == Set(paths).count)
    #expect(paths.contains("Control/Stillness/Stillness.swift"))
    #expect(paths.contains("Sources/TeaChapter/Controlled.swift"))
    #expect(paths.contains("Sources/TeaExercises/Pour.swift"))
    #expect(files.first?.text.contains("github.com") == false)
  }
}
