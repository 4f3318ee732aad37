import Course
import Foundation
import PlantedCourses
import Testing

@testable import Toolchain

@Suite struct AnswerFolders {
  @Test func `it has the answer where the solution would be, and all else as it is`() throws {
    let course = try Teapot.course()
    let exercises = try course.course.exercises
    let folder = AnswerFolder(scratch: "verify")
    let little = try #require(exercises[0].answers(.wrong).answers.first)
    try folder.fill(for: exercises, but: [little, .starter(of: exercises[1])])
    let copies = try ["Fill", "Boil", "Pour"].map {
      try course.text("\(folder.path)/01-Teapot/\($0).swift")
    }
    #expect(copies == ["let full = 2\n", "// TODO: Boil it.\nlet full = 0\n", "let full = 1\n"])
  }

  @Test func `what is the same as before is not written again`() throws {
    let course = try Teapot.course()
    let exercises = try course.course.exercises
    let folder = AnswerFolder(scratch: "verify")
    try folder.fill(for: exercises, but: exercises[0].answers(.wrong).answers.suffix(1))
    let files = ["Fill", "Pour"].map { "\(folder.path)/01-Teapot/\($0).swift" }
    let past = Date(timeIntervalSince1970: 7)
    for file in files {
      try FileManager.default.setAttributes(
        [.modificationDate: past],
        ofItemAtPath: course.path(file)
      )
    }
    try folder.fill(for: exercises, but: exercises[0].answers(.second).answers)
    let times = try files.map { file in
      try course.root.appending(path: file).resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
    }
    #expect(times[0] != past)
    #expect(times[1] == past)
  }

  @Test func `what the compiler says of an answer is said of the line that is written`() throws {
    let course = try Teapot.course()
    let exercises = try course.course.exercises
    let slowly = exercises[0].answers(.second).answers
    let output = """
      /tea/.build/verify/answers/01-Teapot/Fill.swift:2:5: error: it is slow
      /tea/.build/verify/answers/01-Teapot/Fill.swift:7:5: note: there is more
      /tea/.build/verify/answers/01-Teapot/Boil.swift:2:1: error: it is cold
      <unknown>:0: error: crash in .build/verify/answers/01-Teapot/Fill.swift
      """
    let said = AnswerFolder(scratch: "verify").originals(
      in: output,
      but: slowly + [.starter(of: exercises[1])]
    )
    #expect(
      said == """
        /tea/Solutions/01-Teapot/SecondAnswers/Fill.md:9:5: error: it is slow
        /tea/Solutions/01-Teapot/SecondAnswers/Fill.md:3:5: note: there is more
        /tea/Solutions/01-Teapot/Starters/Boil.diff:3:1: error: it is cold
        <unknown>:0: error: crash in Solutions/01-Teapot/SecondAnswers/Fill.md
        """
    )
  }
}
