import Course
import Foundation
import PlantedCourses
import TestTools
import Testing
import Usage

@Suite struct TheCourse {
  @Test func `it is found from deep inside, by the name that the compiler has for it`() throws {
    let link = quickestFolder.appending(path: "course-\(UUID())")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: repository)
    defer { try? FileManager.default.removeItem(at: link) }
    let deep = link.appending(path: "Exercises/01-Countdown/Tests")
    #expect(try Course(around: deep).root.path == repository.path)
  }

  @Test func `chapters come in the order of their numbers, and other folders are none`() throws {
    let workbook = try PlantedCourse.small()
    try workbook.write("Exercises/10-Sink/README.md", "")
    try workbook.write("Chapters/10-Sink/README.md", "")
    try workbook.write("Exercises/drafts/README.md", "")
    try workbook.write("Exercises/1-Cup/README.md", "")
    // A page has no exercises, and is no chapter.
    try workbook.write("Chapters/00-Shopping/README.md", "# Before")
    try workbook.write("Chapters/03-Attic/notes.txt", "no text, no page")
    let course = try workbook.course
    #expect(course.chapters.map(\.folder) == ["01-Kettle", "02-Oven", "10-Sink"])
    #expect(course.chapters.map(\.number) == [1, 2, 10])
    #expect(course.pages.map(\.folder) == ["00-Shopping"])
    #expect(course.page("shopping")?.lesson == "# Before")
    let error = #expect(throws: UsageError.self) { try course.find("Shopping") }
    #expect(
      error?.sentence
        == "Shopping is a page without exercises: read Chapters/00-Shopping/README.md."
    )
  }

  @Test func `a folder outside of every workbook is an error`() throws {
    let folder = try PlantedCourse()
    let error = #expect(throws: SentenceError.self) { try Course(around: folder.root) }
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
    let error = #expect(throws: SentenceError.self) { try workbook.course }
    #expect(
      error?.sentence
        == "\(path) is missing, or cannot be read as text. Get it back from your clone."
    )
  }

  @Test(arguments: [
    "Boil", "boil", "BOIL", "Boil.swift", "1.1", "01.1", "01-Kettle/Boil", "Kettle/Boil",
    "kettle/boil", "Exercises/01-Kettle/Boil.swift",
    "Exercises/01-Kettle/Tests/BoilTests.swift", "KettleExercisesTests.Boil",
  ])
  func `an exercise is found by any of its names`(word: String) throws {
    #expect(try PlantedCourse.small().course.exercise(word).id == "01-Kettle/Boil")
  }

  @Test(arguments: [
    "Oven", "oven", "2", "02", "02-Oven", "Chapters/02-Oven", "Chapters/02-Oven/",
    "Exercises/02-Oven", "OvenExercises",
  ])
  func `a chapter is found by any of its names`(word: String) throws {
    #expect(try PlantedCourse.small().course.chapter(word).folder == "02-Oven")
  }

  @Test func `a person goes on at the first empty gap, or at the first line of their own`() throws {
    let workbook = try PlantedCourse.small()
    let boil = try workbook.course.exercise("Boil")
    try workbook.write(boil.solutionPath, "a\nb\nc\n")
    try workbook.write(
      "Solutions/01-Kettle/Starters/Boil.diff",
      " a\n-b\n+  // TODO: b\n+\n c\n+// TODO: d\n"
    )
    for (text, line) in [
      ("a\n  // TODO: b\n\nc\n// TODO: d\n", 2), ("a\n  // TODO: b\nB\nc\n// TODO: d\n", 5),
      ("import Clocks\na\n  // TODO: b\nB\nc\n// TODO: d\nD\n", 4),
      ("import Clocks\na\n\nc\n\nd\n", 6),
    ] {
      try workbook.write(boil.path, text)
      #expect(boil.line == line, "\(text)")
    }
  }
}
