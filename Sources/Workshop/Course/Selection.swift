import Foundation
import Usage

/// The meaning of an operand: a chapter or one of its exercises.
package enum Selection: Sendable {
  case chapter(CourseChapter)
  case exercise(Exercise)

  package var exercises: [Exercise] {
    switch self {
    case .chapter(let chapter): chapter.exercises
    case .exercise(let exercise): [exercise]
    }
  }
}

extension Course {
  /// Finds what was meant: `TakeControl`, `takecontrol`, `1.2`, `01.2`, `Countdown`, `1`, `01`,
  /// `01-Countdown`, `01-Countdown/TakeControl`, or the path of a file, from the top of the
  /// workbook or of the disk.
  package func find(_ typed: String) throws(UsageError) -> Selection {
    let word = pathInWorkbook(typed)
    for chapter in chapters {
      if chapter.aliases.has(word) { return .chapter(chapter) }
      let exercise = chapter.exercises.first { $0.aliases.has(word) }
      if let exercise { return .exercise(exercise) }
    }
    if let page = pages.first(where: { $0.aliases.has(word) }) {
      throw UsageError("\(page.name) is a page without exercises: read \(page.lessonPath).")
    }
    throw UsageError(
      "There is no exercise and no chapter \"\(typed)\".",
      typed: typed,
      known: exercises.map(\.name) + chapters.map(\.name)
    )
  }

  /// The operand without the path of the workbook and without the slash that a shell adds.
  private func pathInWorkbook(_ typed: String) -> String {
    let home = root.path(percentEncoded: false)
    let word = typed.hasPrefix(home) ? typed.dropFirst(home.count) : typed[...]
    return word.trimmingCharacters(in: CharacterSet(charactersIn: "/"))
  }

  /// The chapter, or the page without exercises, that a word means.
  package func page(_ typed: String) throws(UsageError) -> CourseChapter {
    let word = pathInWorkbook(typed)
    if let page = pages.first(where: { $0.aliases.has(word) }) { return page }
    return try chapter(typed)
  }

  package func exercise(_ word: String) throws(UsageError) -> Exercise {
    switch try find(word) {
    case .exercise(let exercise): return exercise
    case .chapter(let chapter):
      throw UsageError(
        """
        \(chapter.name) is a chapter: name one of its exercises, \
        \(chapter.exercises.map(\.name).joined(separator: ", ")).
        """
      )
    }
  }

  package func chapter(_ word: String) throws(UsageError) -> CourseChapter {
    switch try find(word) {
    case .chapter(let chapter): return chapter
    case .exercise(let exercise):
      throw UsageError(
        "\(exercise.name) is an exercise of \(exercise.chapterName): name the chapter instead."
      )
    }
  }
}

extension CourseChapter {
  fileprivate var aliases: [String] {
    [name, folder, "\(number)", label]
      + ["Chapters/\(folder)", "Exercises/\(folder)", exercisesModule]
  }
}

extension Exercise {
  fileprivate var aliases: [String] {
    [
      name, "\(name).swift", id, path, testsPath, label, "\(chapterFolder.prefix(2)).\(number)",
      "\(chapterName)/\(name)", "\(testsModule).\(name)",
    ]
  }
}

extension [String] {
  fileprivate func has(_ word: String) -> Bool {
    contains { $0.lowercased() == word.lowercased() }
  }
}
