import Foundation
import Usage

/// A chapter: a lesson, and the exercises that belong to it, in order. A page of the course has a
/// lesson as well, and may have no demo and no exercises.
package struct CourseChapter: Sendable {
  package let number: Int
  /// The name that is typed after `swift run`: `Countdown`.
  package let name: String
  /// `01-Countdown`: the name of its folder in `Chapters`, `Exercises` and `Solutions`.
  package let folder: String
  package let exercises: [Exercise]
  package let lesson: Document
  /// The instructor's page without its title; nil if there is none.
  package let notes: String?
  /// Whether there is something to run.
  package let hasDemo: Bool
  package let root: URL

  /// `01`: its number, as its folder has it.
  package var label: String { String(folder.prefix(2)) }
  /// The module that has its exercises.
  package var exercisesModule: String { "\(name)Exercises" }

  /// The paths of its texts, from the top of the workbook.
  package let lessonPath: String
  package let stagePath: String
  package let exercisesPath: String
  package var hintsPath: String { "Exercises/\(folder)/Hints.md" }
  package let sourcesPath: String

  package init(number: Int, name: String, folder: String, in root: URL) throws(SentenceError) {
    self.number = number
    self.name = name
    self.folder = folder
    self.root = root
    lessonPath = "Chapters/\(folder)/README.md"
    stagePath = "Chapters/\(folder)/OnStage.md"
    exercisesPath = "Exercises/\(folder)/README.md"
    sourcesPath = "Chapters/\(folder)/Sources"
    hasDemo = root.has(sourcesPath)
    let text =
      root.has("Exercises/\(folder)")
      ? try Document(path: exercisesPath, in: root) : Document("")
    let sections = text.sections(level: 2)
    let names = sections.map(\.exerciseName)
    // A starter that is no exercise of its own belongs to the one whose name it begins with:
    // `SplitTheClientLive` is a module of `SplitTheClient`.
    let modules = root.names(in: "Solutions/\(folder)/Starters").filter { $0.hasSuffix(".diff") }
      .map { String($0.dropLast(".diff".count)) }.filter { !names.contains($0) }
    exercises = sections.enumerated().map { index, section in
      Exercise(
        section: section,
        modules: modules.filter { $0.hasPrefix(section.exerciseName) },
        number: index + 1,
        chapter: (number, name, folder),
        in: root
      )
    }
    lesson = try Document(path: lessonPath, in: root)
    notes = root.text(of: stagePath).map { String($0.trimmingPrefix(/# .*\n+/)) }
  }

  /// `01-Countdown` is number 1, named Countdown.
  package static func parts(of folder: String) -> (number: Int, name: String)? {
    guard let match = folder.wholeMatch(of: /(\d\d)-(\w+)/), let number = Int(match.1) else {
      return nil
    }
    return (number, String(match.2))
  }
}

extension Document.Section {
  /// `TakeControl · guided` is the exercise TakeControl.
  var exerciseName: String { heading.components(separatedBy: " · ")[0] }
}
