import Course
import Dependencies
import Foundation
import Safekeeping
import Taking
import Usage
import Workbook

extension WorkshopProgram {
  static let take: CommandWord.Body = { typed, desk in
    let course = try desk.course()
    let package = try course.package(typed)
    let files = package.files
    try desk.make(typed.words[1], files, outside: course)
    desk.say("\(package.name) is in \(typed.words[1]): \(files.count) files. Read README.md first.")
    return .success
  }
}

extension Course {
  fileprivate func package(_ typed: Typed) throws -> TakenPackage {
    let place = try typed.place()
    do {
      switch try find(typed.words[0]) {
      case .chapter(let chapter) where place == nil || place == "Chapters":
        guard chapter.hasDemo else {
          throw UsageError("\(chapter.name) has exercises and no demo: name one of them.")
        }
        return try TakenPackage(of: chapter)
      case .chapter(let chapter):
        return try taken(chapter.exercises, of: chapter, from: place)
      case .exercise(let exercise):
        guard place != "Chapters" else {
          throw UsageError("An exercise is not in Chapters: it is in Exercises or in Solutions.")
        }
        return try taken([exercise], of: try chapter(exercise.chapterName), from: place)
      }
    } catch let error as TakeError {
      throw CommandFailure(error.sentence, .fileTrouble)
    }
  }

  private func taken(
    _ exercises: [Exercise],
    of chapter: CourseChapter,
    from place: String?
  ) throws -> TakenPackage {
    let place = place ?? "Exercises"
    let progress = CourseProgress(of: self)
    if place == "Exercises",
      let open = exercises.first(where: { progress.state(of: $0) != .solved })
    {
      throw CommandFailure(
        """
        \(open.name) is not solved yet, as far as its tests have said: \
        swift run workbook check \(open.name). To take our answer, add --solutions.
        """,
        .notYet
      )
    }
    return try TakenPackage(of: exercises, in: chapter, from: place)
  }
}

extension Typed {
  /// The folder at the top of the workbook from which to take; nil where none was typed.
  fileprivate func place() throws(UsageError) -> String? {
    guard let word = values["--from"] else { return has("--solutions") ? "Solutions" : nil }
    let known = ["Chapters", "Exercises", "Solutions"]
    guard let place = known.first(where: { $0.lowercased() == word.lowercased() }) else {
      throw UsageError(
        "There is no place \"\(word)\": it is \(known.joined(separator: ", ")).",
        typed: word,
        known: known
      )
    }
    guard !has("--solutions") || place == "Solutions" else {
      throw UsageError("--from \(place) and --solutions do not go together.")
    }
    return place
  }
}

extension Desk {
  fileprivate func make(
    _ name: String,
    _ files: [TakenPackage.File],
    outside course: Course
  ) throws {
    @Dependency(\.fileSteps) var fileSteps
    let place = URL(filePath: name, directoryHint: .notDirectory, relativeTo: folder)
    let path = place.standardizedFileURL.path(percentEncoded: false)
    let top = course.root.standardizedFileURL.path(percentEncoded: false)
    guard !"\(path)/".hasPrefix(top.hasSuffix("/") ? top : "\(top)/") else {
      throw UsageError("\(name) is in the workbook: name a folder outside of it, as ../\(name).")
    }
    do {
      switch try fileSteps.look(path) {
      case nil: break
      case .folder where try fileSteps.names(in: path).isEmpty: break
      case .folder:
        throw CommandFailure("\(name) has something in it: name an empty folder.", .fileTrouble)
      default: throw CommandFailure("\(name) is no folder: name another one.", .fileTrouble)
      }
      try fileSteps.makeFolder(path, files: files)
    } catch let failure as FileFailure {
      throw CommandFailure(
        "\(name) cannot be made: \(failure.words). Nothing is left behind.",
        .fileTrouble
      )
    }
  }
}
