import Course
import Foundation
import Stage
import Usage

extension CommandWord {
  static let open = CommandWord(
    "open",
    operands: "[EXERCISE]",
    count: 0...1,
    promise: "The exercise in your editor, at its gap.",
    options: [Option("--lesson", promise: "The lesson of its chapter instead.")],
    details: """
      Without an EXERCISE, it takes the next one. The editor is what VISUAL says,
      or EDITOR, and may have options: EDITOR="code --wait". Without both it is the
      first of these on your PATH: \(EditorCommand.known.joined(separator: ", ")).
      Through a pipe it says where the file is: path:line, as editors and terminals
      understand it.
      """
  ) { typed, context in
    let course = try context.course()
    let place = try PlaceToOpen(typed, in: course)
    guard
      FileManager.default.isReadableFile(
        atPath: course.root.appending(path: place.path).path(percentEncoded: false)
      )
    else { throw CommandFailure("\(place.path) is not there. \(place.advice)", .fileTrouble) }
    let file = context.path(to: place.path, in: course)
    guard context.terminal.hasKeys else {
      context.say("\(file):\(place.line)")
      return .success
    }
    guard let editor = EditorCommand(environment: context.environment) else {
      context.say("\(file):\(place.line)")
      context.complain(EditorCommand.advice)
      return .success
    }
    try editor.open(file, line: place.line)
    return .success
  }
}

/// What is to be opened.
private struct PlaceToOpen {
  /// From the top of the workbook.
  let path: String
  let line: Int
  /// What to do when it is not there.
  let advice: String

  init(_ typed: Typed, in course: Course) throws {
    if typed.has("--lesson") {
      path = try typed.chapter(of: course).lessonPath
      line = 1
      advice = "Get it back from your clone."
    } else {
      let exercise = try typed.exercise(of: course)
      path = exercise.path
      line = exercise.line
      advice = "Get it back as it was shipped: swift run workbook reset \(exercise.name)"
    }
  }
}

extension Typed {
  /// The chapter that was named, or the one of the exercise that was named or is next.
  func chapter(of course: Course) throws -> CourseChapter {
    if let word = words.first, case .chapter(let chapter) = try course.find(word) { return chapter }
    let number = try exercise(of: course).chapterNumber
    return course.chapters.first { $0.number == number } ?? course.chapters[0]
  }
}

extension CommandContext {
  /// A path from the top of the workbook, as it is understood where the command was typed.
  fileprivate func path(to path: String, in course: Course) -> String {
    course.root.standardizedFileURL.path() == folder.standardizedFileURL.path()
      ? path : course.root.appending(path: path).path(percentEncoded: false)
  }
}
