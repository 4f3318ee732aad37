import Course
import Foundation
import Testing
import Toolchain

@Suite struct AnswerFolders {
  @Test func `it has the answer where the solution would be, and all else as it is`() throws {
    let course = try TeapotCourse()
    let exercises = try Course(at: course.root).exercises
    let folder = AnswerFolder(scratch: "verify")
    try folder.fill(for: exercises, but: ["WrongAnswers/Fill/Little", "Starters/Boil"])
    for (name, original) in [
      ("Fill", "WrongAnswers/Fill/Little"), ("Boil", "Starters/Boil"), ("Pour", "Pour"),
    ] {
      let copy = try text("\(folder.path)/01-Teapot/\(name).swift", in: course)
      #expect(try copy == text("Solutions/01-Teapot/\(original).swift", in: course))
    }
  }

  @Test func `what is the same as before is not written again`() throws {
    let course = try TeapotCourse()
    let exercises = try Course(at: course.root).exercises
    let folder = AnswerFolder(scratch: "verify")
    try folder.fill(for: exercises, but: ["WrongAnswers/Fill/Little"])
    let files = ["Fill", "Pour"].map { "\(folder.path)/01-Teapot/\($0).swift" }
    let past = Date(timeIntervalSince1970: 7)
    for file in files {
      try FileManager.default.setAttributes(
        [.modificationDate: past],
        ofItemAtPath: course.root.appending(path: file).path(percentEncoded: false)
      )
    }
    try course.write("// Tempting: less.\n", to: "Solutions/01-Teapot/WrongAnswers/Fill/Much.swift")
    try folder.fill(for: exercises, but: ["WrongAnswers/Fill/Much"])
    let times = try files.map { file in
      try course.root.appending(path: file).resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
    }
    #expect(times[0] != past)
    #expect(times[1] == past)
  }

  private func text(_ path: String, in course: TeapotCourse) throws -> String {
    try String(contentsOf: course.root.appending(path: path), encoding: .utf8)
  }
}
