import Course

/// The files of a chapter, in the three places where they are.
package struct ChapterFiles: Sendable {
  /// `01-Countdown`.
  package let folder: String
  package let number: Int
  package let name: String
  package let files: CourseFiles
  /// What the course reads from these files; nil where a text is missing.
  let chapter: CourseChapter?

  init?(folder: String, files: CourseFiles) {
    guard let match = folder.wholeMatch(of: /(\d\d)-(\w+)/), let number = Int(match.1) else {
      return nil
    }
    self.folder = folder
    self.number = number
    name = String(match.2)
    self.files = files
    chapter = try? CourseChapter(number: number, name: name, folder: folder, in: files.root)
  }

  var lessonPath: String { "Chapters/\(folder)/README.md" }
  var exercisesPath: String { "Exercises/\(folder)/README.md" }
  var hintsPath: String { "Exercises/\(folder)/Hints.md" }
  var guardsPath: String { "Solutions/\(folder)/Guards.txt" }
  var texts: [String] { [lessonPath, exercisesPath, hintsPath] }

  package var exercises: [Exercise] { chapter?.exercises ?? [] }

  /// The Swift samples in its lesson and in what is written about its exercises.
  package var samples: [Fence] {
    texts.flatMap { Fence.all(in: $0, files).filter { $0.language == "swift" } }
  }

  package var diffs: [Fence] {
    Fence.all(in: lessonPath, files).filter { $0.language == "diff" }
  }

  /// Where an exercise is described.
  func fault(about exercise: Exercise, _ sentence: String) -> Fault {
    let line = files.line(in: exercisesPath, of: "## \(exercise.name)")
    return Fault(exercisesPath, line: line, sentence)
  }
}
