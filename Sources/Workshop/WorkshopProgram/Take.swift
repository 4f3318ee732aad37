import Course
import Foundation
import Taking
import Usage
import WorkbookTool

extension WorkshopProgram {
  static let take = Command.take.running { typed, context in
    let course = try context.course()
    var package = try course.package(typed)
    if let name = typed.values["--as"] {
      package = try package.named(name)
    }
    let files = package.files
    try context.make(typed.operands[1], files, outside: course)
    context.say(
      "\(package.name) is in \(typed.operands[1]): \(files.count) files. Read README.md first."
    )
    return .success
  }
}

extension Course {
  fileprivate func package(_ typed: ParsedArguments) throws -> TakenPackage {
    switch try find(typed.operands[0]) {
    case .chapter(let chapter) where chapter.hasDemo && !typed.has("--solutions"):
      try TakenPackage(of: chapter)
    case .chapter(let chapter):
      try taken(chapter.exercises, of: chapter, typed)
    case .exercise(let exercise):
      try taken([exercise], of: try chapter(exercise.chapterName), typed)
    }
  }

  private func taken(
    _ exercises: [Exercise],
    of chapter: CourseChapter,
    _ typed: ParsedArguments
  ) throws -> TakenPackage {
    if typed.has("--solutions") {
      return try TakenPackage(of: exercises, in: chapter, from: "Solutions")
    }
    let progress = CourseProgress(of: self)
    if let open = exercises.first(where: { progress.state(of: $0) != .solved }) {
      throw SentenceError(
        """
        \(open.name) is not solved yet, as far as its tests have said. To check it:
          swift run workbook check \(open.name)
        To take our answer, add --solutions.
        """,
        .failure
      )
    }
    return try TakenPackage(of: exercises, in: chapter, from: "Exercises")
  }
}

extension CommandContext {
  /// Makes a folder that is not in the workbook, with all that is to be in it. It may be there, and
  /// is empty then.
  fileprivate func make(
    _ name: String,
    _ files: [TakenFile],
    outside course: Course
  ) throws {
    let place = URL(filePath: name, directoryHint: .isDirectory, relativeTo: folder)
      .standardizedFileURL
    guard !"\(place.path)/".hasPrefix("\(course.root.standardizedFileURL.path)/") else {
      throw UsageError("\(name) is in the workbook: name a folder outside of it, as ../\(name).")
    }
    let names = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    guard (names ?? []).isEmpty else {
      throw SentenceError("\(name) has something in it: name an empty folder.")
    }
    for file in files { try place.write(file.text, to: file.path) }
  }
}
