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
  ///
  /// - Parameter suggestsChaptersOnly: Whether the error speaks of chapters alone.
  package func find(
    _ typed: String,
    suggestsChaptersOnly: Bool = false
  ) throws(UsageError) -> Selection {
    let word = pathInWorkbook(typed)
    for chapter in chapters {
      if chapter.aliases.has(word) { return .chapter(chapter) }
      let exercise = chapter.exercises.first { $0.aliases.has(word) }
      if let exercise { return .exercise(exercise) }
    }
    if let page = pages.first(where: { $0.aliases.has(word) }) {
      throw UsageError("\(page.name) is a page without exercises: read \(page.lessonPath).")
    }
    if let sentence = outOfRange(word) { throw UsageError(sentence) }
    throw UsageError(
      "There is no \(suggestsChaptersOnly ? "" : "exercise and no ")chapter \"\(typed)\".",
      typed: typed,
      known: (suggestsChaptersOnly ? [] : exercises.map(\.name)) + chapters.map(\.name)
    )
  }

  /// A sentence about a number that no chapter or exercise has: `99`, `1.9`; nil for another word.
  private func outOfRange(_ word: String) -> String? {
    guard let numbers = word.wholeMatch(of: /(\d+)(?:\.\d+)?/), let number = Int(numbers.1) else {
      return nil
    }
    guard let chapter = chapters.first(where: { $0.number == number }) else {
      let (first, last) = (chapters[0].number, chapters[chapters.count - 1].number)
      return "There is no chapter \(number): they go from \(first) to \(last)."
    }
    return """
      There is no exercise \(word): \(chapter.name) has \(number).1 to \
      \(number).\(chapter.exercises.count).
      """
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
    switch try find(word, suggestsChaptersOnly: true) {
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
