import Course
import Foundation
import PlantedCourses
import TestTools
import Testing
import Usage

@Suite struct TheCourse {
  @Test func `the course is found from a folder deep inside`() throws {
    let course = try Course(around: repository.appending(path: "Exercises/01-Countdown/Tests"))
    #expect(course.chapters.first?.name == "Countdown")
  }

  @Test func `behind a symbolic link, it has the name that the compiler has for it`() throws {
    let link = quickestFolder.appending(path: "course-\(UUID())")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: repository)
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(try Course(around: link.appending(path: "Chapters")).root.path == repository.path)
  }

  @Test func `chapters come in the order of their numbers, and other folders are none`() throws {
    let workbook = try PlantedCourse.small()
    try workbook.write("Exercises/10-Sink/README.md", "")
    try workbook.write("Chapters/10-Sink/README.md", "")
    try workbook.write("Exercises/drafts/README.md", "")
    try workbook.write("Exercises/1-Cup/README.md", "")
    #expect(try workbook.course.chapters.map(\.folder) == ["01-Kettle", "02-Oven", "10-Sink"])
    #expect(try workbook.course.chapters.map(\.number) == [1, 2, 10])
  }

  @Test func `a page without exercises is found as a page, and is no chapter`() throws {
    let workbook = try PlantedCourse.small()
    try workbook.write("Chapters/00-Shopping/README.md", "# Before")
    try workbook.write("Chapters/03-Attic/notes.txt", "no text, no page")
    let course = try workbook.course
    #expect(course.pages.map(\.folder) == ["00-Shopping"])
    #expect(course.chapters.map(\.folder) == ["01-Kettle", "02-Oven"])
    #expect(try course.page("shopping").lesson.text == "# Before")
    #expect(try course.page("Oven").folder == "02-Oven")
    let error = #expect(throws: UsageError.self) { try course.find("Shopping") }
    #expect(
      error?.sentence
        == "Shopping is a page without exercises: read Chapters/00-Shopping/README.md."
    )
  }

  @Test func `the instructor's page has no title, and a chapter may have none`() throws {
    let workbook = try PlantedCourse.small()
    try workbook.write("Chapters/01-Kettle/OnStage.md", "# On stage\n\nFor the instructor.\n")
    try workbook.remove("Chapters/02-Oven/OnStage.md")
    #expect(try workbook.course.chapters.map(\.notes) == ["For the instructor.\n", nil])
  }

  @Test func `a starter that is no exercise is a module of the one that it is named after`() throws
  {
    let workbook = try PlantedCourse.small()
    for name in ["Boil", "BoilLive", "Whistle", "Leaf"] {
      try workbook.write("Solutions/01-Kettle/Starters/\(name).diff", "")
    }
    let exercises = try workbook.course.chapter("Kettle").exercises
    #expect(exercises.map(\.modules) == [["BoilLive"], []])
    #expect(
      exercises[0].paths
        == ["Exercises/01-Kettle/Boil.swift", "Exercises/01-Kettle/BoilLive.swift"]
    )
  }

  @Test func `a folder outside of every workbook is an error`() throws {
    let folder = try PlantedCourse()
    let error = #expect(throws: CourseError.self) { try Course(around: folder.root) }
    #expect(
      error?.sentence == """
        \(folder.root.path(percentEncoded: false)) is not in a workbook: no folder above it has \
        Package.swift, Chapters and Exercises with something in them. Go to your clone, and type it \
        again.
        """
    )
  }

  @Test func `a text that is missing is an error with its path`() throws {
    let workbook = try PlantedCourse.small()
    let path = "Chapters/02-Oven/README.md"
    try workbook.remove(path)
    let error = #expect(throws: CourseError.self) { try workbook.course }
    #expect(
      error?.sentence
        == "\(path) is missing, or cannot be read as text. Get it back from your clone."
    )
  }
}
