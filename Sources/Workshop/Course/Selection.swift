import Foundation
import Usage

/// A chapter, or one of its exercises: what an operand means, and what is selected in the menu.
package struct Selection: Sendable {
  package let chapter: CourseChapter
  package let exercise: Exercise?

  package init(_ chapter: CourseChapter, _ exercise: Exercise? = nil) {
    self.chapter = chapter
    self.exercise = exercise
  }

  package var exercises: [Exercise] { exercise.map { [$0] } ?? chapter.exercises }
}

extension Course {
  /// Finds what was meant: `TakeControl`, `takecontrol`, `1.2`, `01.2`, `Countdown`, `1`, `01`,
  /// `01-Countdown`, `01-Countdown/TakeControl`, or the path of a file, from the top of the
  /// workbook or of the disk.
  package func find(_ typed: String) throws(UsageError) -> Selection {
    let word = pathInWorkbook(typed)
    for chapter in chapters {
      if chapter.aliases.has(word) { return Selection(chapter) }
      let exercise = chapter.exercises.first { $0.aliases.has(word) }
      if let exercise { return Selection(chapter, exercise) }
    }
    if let page = page(typed) {
      throw UsageError("\(page.name) is a page without exercises: read \(page.lessonPath).")
    }
    if word.wholeMatch(of: /[\d.]+/) != nil, let first = exercises.first, let last = exercises.last
    {
      throw UsageError(
        "There is no chapter and no exercise \(word): they go from \(first.label) to \(last.label)."
      )
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

  /// The page without exercises that a word means.
  package func page(_ typed: String) -> CourseChapter? {
    let word = pathInWorkbook(typed)
    return pages.first { $0.aliases.has(word) }
  }

  package func exercise(_ word: String) throws(UsageError) -> Exercise {
    let found = try find(word)
    if let exercise = found.exercise { return exercise }
    throw UsageError(
      """
      \(found.chapter.name) is a chapter: name one of its exercises, \
      \(found.exercises.map(\.name).joined(separator: ", ")).
      """
    )
  }

  package func chapter(_ word: String) throws(UsageError) -> CourseChapter {
    let found = try find(word)
    guard let exercise = found.exercise else { return found.chapter }
    throw UsageError(
      "\(exercise.name) is an exercise of \(found.chapter.name): name the chapter instead."
    )
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
