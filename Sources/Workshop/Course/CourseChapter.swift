import Foundation

/// A chapter: a lesson, and the exercises that belong to it, in order.
package struct CourseChapter: Sendable {
  package let number: Int
  /// What is typed after `swift run`: `Countdown`.
  package let name: String
  /// `01-Countdown`: the name of its folder in `Chapters`, `Exercises` and `Solutions`.
  package let folder: String
  package let exercises: [Exercise]
  package let lesson: Lesson

  /// The module that has its exercises, and the one that has their tests.
  package var exercisesModule: String { "\(name)Exercises" }
  package var testsModule: String { "\(name)ExercisesTests" }

  /// The paths of its texts, from the top of the workbook.
  package var lessonPath: String { "Chapters/\(folder)/README.md" }
  package var exercisesPath: String { "Exercises/\(folder)/README.md" }
  package var hintsPath: String { "Exercises/\(folder)/Hints.md" }

  package init(number: Int, name: String, folder: String, in root: URL) throws(CourseError) {
    self.number = number
    self.name = name
    self.folder = folder
    let text = try Document(path: "Exercises/\(folder)/README.md", in: root)
    exercises = text.sections(level: 2).enumerated().map { index, section in
      Exercise(section: section, number: index + 1, chapter: (number, name, folder), in: root)
    }
    lesson = Lesson(try Document(path: "Chapters/\(folder)/README.md", in: root))
  }

  /// `01-Countdown` is number 1, named Countdown.
  static func parts(of folder: String) -> (Int, String)? {
    guard let match = folder.wholeMatch(of: /(\d\d)-(\w+)/), let number = Int(match.1) else {
      return nil
    }
    return (number, String(match.2))
  }
}
