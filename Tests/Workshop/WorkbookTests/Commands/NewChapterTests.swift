import Course
import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import Testing

@testable import Workbook
@testable import WorkshopProgram

@MainActor
@Suite struct NewChapters {
  let workbook = try! PlantedCourse.forANewChapter()

  @Test func `a new chapter is the next one, in every list`() async throws {
    let answer = await workbook.run("new chapter Lamp")
    #expect(answer.complaints == "")
    #expect(try workbook.course.chapters.map(\.folder) == ["01-Kettle", "02-Oven", "03-Lamp"])
    #expect(try workbook.course.chapters[2].lesson.minutes == 15)
    #expect(try workbook.course.chapters[2].lesson.minutesOfExercises == 25)
    #expect(try workbook.course.chapters[2].exercises.map(\.minutes) == [5, 10, 10])
    #expect(
      try workbook.text("Package.swift").contains(
        """
          "01-Kettle": Chapter(exercises: ["Boil": [], "Whistle": []]),
          "03-Lamp": Chapter(
            exercises: [
              "LampFirst": [],
              "LampSecond": [],
              "LampThird": [],
            ]
          ),
        ]

        let modules
        """
      )
    )
    expectNoDifference(
      try workbook.text("Tests/ChaptersTests/AllChapters.swift"),
      """
      import ChapterKit

      @testable import KettleChapter
      @testable import LampChapter
      @testable import OvenChapter

      let allChapters: [Chapter] = [
        KettleDemo.chapter,
        OvenDemo.chapter,
        LampDemo.chapter,
      ]
      """
    )
    expectNoDifference(
      try workbook.text("README.md"),
      """
      | |
      |-|
      | [02](Chapters/02-Oven/README.md) | b |
      | [03](Chapters/03-Lamp/README.md) | `swift run Lamp` | Write: what it teaches | 15 min \
      | 25 min |

      More.

      """
    )
    expectNoDifference(
      answer.said,
      """
      Chapter 03-Lamp is there, and it runs. What you have to write is marked with "Write:".

        grep -rn Write: Chapters/03-Lamp Exercises/03-Lamp Solutions/03-Lamp README.md

        swift run Lamp
        swift test --filter LampTests
        swift test --filter LampExercises
        WORKBOOK_SOLUTIONS=1 swift test --scratch-path .build/solutions --filter LampExercises

      The last command passes, the one before it fails: that is how it has to be.
      """
    )
  }

  @Test func `with versions and a module of its own, it is a row and a command`() async throws {
    let command = "new chapter Lamp --versions by-hand,timed,asked-for --module LightClient"
    #expect(await workbook.run(command).complaints == "")
    #expect(
      try workbook.text("Package.swift").contains(
        """
          "03-Lamp": Chapter(
            modules: ["LightClient": []],
            exercises: [
        """
      )
    )
    let chapter = "Chapters/03-Lamp"
    for (file, type) in [
      ("ByHand", "ByHandLamp"), ("Timed", "TimedLamp"), ("AskedFor", "AskedForLamp"),
    ] {
      let text = try workbook.text("\(chapter)/Sources/\(file).swift")
      #expect(text.contains("final class \(type): LampModel {"))
    }
    expectNoDifference(
      try workbook.text("\(chapter)/Sources/LampDemo.swift"),
      """
      import ChapterKit
      import Dependencies

      @main
      struct LampDemo {
        static let chapter = Chapter(
          3,
          "Lamp",
          "Write: what there is to see, in one sentence.",
          versions: [
            "by-hand": Version(
              "Write: what it is like to live with this one.",
              isControlled: false
            ) { title in
              .feature(title, ByHandLamp())
            },
            "timed": Version("Write: what you can decide here.") { title in
              .feature(title, TimedLamp())
            },
            "asked-for": Version("Write: what you can decide here.") { title in
              .feature(title, AskedForLamp())
            },
          ],
          compare: ["by-hand", "asked-for"],
          preview: { $0.continuousClock = ImmediateClock() }
        )

        static func main() async { await chapter.main() }
      }

      """
    )
    #expect(
      try workbook.text("\(chapter)/Modules/LightClient/LightClient.swift")
        .contains("public struct LightClient: Sendable {")
    )
    #expect(
      try workbook.text("\(chapter)/Tests/LightClientTests.swift").contains("import LightClient")
    )
    let lesson = try workbook.text("\(chapter)/README.md")
    for typed in [
      "Lamp by-hand", "Lamp timed", "Lamp asked-for", "workbook diff Lamp by-hand asked-for",
    ] {
      #expect(lesson.contains("\nswift run \(typed)\n"), "\(typed)")
    }
    let left = try workbook.everything.filter { $0.key.contains("03-Lamp") }.filter {
      ($0.key + $0.value).contains(/emplate\b|ontrolledLamp|ncontrolled\.swift|TEMPLATE|\b99[-, ]/)
    }
    #expect(left.keys.sorted() == [])
  }

  @Test func `without the template, nothing is written`() async throws {
    try workbook.remove("Tests/Template")
    let before = try workbook.everything
    #expect(
      await workbook.run("new chapter Lamp").complaints == """
        Tests/Template, which a new chapter is a copy of, is missing: get it back from your clone.
        """
    )
    #expect(try workbook.everything == before)
  }

  @Test func `a framework's name is fine, as the module has another one`() async throws {
    #expect(await workbook.run("new chapter Speech").code == .success)
  }

  @Test func `a number that a page of the course has is left out`() async throws {
    try workbook.write("Chapters/03-YourOwnCode/README.md", "# 03 Your own code\n")
    _ = await workbook.run("new chapter Lamp")
    #expect(try workbook.course.chapters.map(\.folder) == ["01-Kettle", "02-Oven", "04-Lamp"])
  }

  @Test(arguments: ["Chapters/03-Lamp", "Exercises/03-Lamp", "Solutions/03-Lamp"])
  func `nothing is overwritten`(place: String) async throws {
    try workbook.write("\(place)/mine.txt", "mine")
    // In Exercises, a folder without a text is found before.
    if place.hasPrefix("Exercises") {
      try workbook.write("\(place)/README.md", "")
      try workbook.write("Chapters/03-Lamp/README.md", "")
    }
    let before = try workbook.everything
    let answer = await workbook.run("new chapter Lamp")
    #expect(answer.code != .success)
    #expect(try workbook.everything == before)
  }

  @Test(arguments: ["Package.swift", "README.md", "Tests/ChaptersTests/AllChapters.swift"])
  func `where a list is not found, nothing is written`(list: String) async throws {
    try workbook.write(list, "Something else.\n")
    let before = try workbook.everything
    await workbook.expect(
      "new chapter Lamp",
      complaints: """
        \(list) has no list of chapters as it should have: get the file back from your clone.
        """,
      code: .fileTrouble
    )
    #expect(try workbook.everything == before)
  }

  @Test func `when it fails in the middle, everything is taken back`() async throws {
    // A file where the folder of the last move should be.
    try workbook.remove("Solutions")
    try workbook.write("Solutions", "no folder")
    let before = try workbook.everything
    let answer = await workbook.run("new chapter Lamp")
    #expect(answer.code == .fileTrouble)
    #expect(
      answer.complaints.hasPrefix(
        "The chapter cannot be written, and nothing of it was left behind: "
      )
    )
    #expect(try workbook.everything == before)
  }
}

@Suite struct SkeletonsOfChapters {
  let longest = Skeleton(
    number: 12,
    name: "Abcdefghijklmnopqr",
    sentence: String(repeating: "a\"", count: 22),
    versions: ["abcdefghijklmnopqr", "bbcdefghijklmnopqr", "cbcdefghijklmnopqr"],
    module: "Abcdefghijklmnopqs"
  )

  private func files() throws -> [SkeletonFile] {
    try longest.files(from: ChapterTemplate(root: RepositoryCopy.original))
  }

  @Test func `no line of Swift is longer than 100 columns, whatever the name`() throws {
    #expect(longest.name.count == Skeleton.longestName)
    for file in try files() where file.path.hasSuffix(".swift") {
      for line in file.text.split(separator: "\n") {
        #expect(line.count <= 100, "\(file.path): \(line)")
      }
    }
  }
}
