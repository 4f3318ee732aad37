import Course

/// The files of a chapter, in the three places where they are.
package struct ChapterFiles: Sendable {
  /// `01-Countdown`.
  package let folder: String
  package let number: Int
  package let name: String
  package let files: CourseFiles
  /// What the course reads from these files; nil if a text is missing.
  let chapter: CourseChapter?

  init?(folder: String, files: CourseFiles) {
    guard let (number, name) = CourseChapter.parts(of: folder) else { return nil }
    self.folder = folder
    self.number = number
    self.name = name
    self.files = files
    chapter = try? CourseChapter(number: number, name: name, folder: folder, in: files.root)
  }

  var lessonPath: String { "Chapters/\(folder)/README.md" }
  var exercisesPath: String { "Exercises/\(folder)/README.md" }
  var hintsPath: String { "Exercises/\(folder)/Hints.md" }
  var stagePath: String { "Chapters/\(folder)/OnStage.md" }

  /// A page without anything to run, or without exercises, has less to write.
  package var hasDemo: Bool { files.exists("Chapters/\(folder)/Sources") }
  var hasExercises: Bool {
    files.exists("Exercises/\(folder)") || files.exists("Solutions/\(folder)")
  }
  var hasStagePage: Bool { files.exists(stagePath) }

  /// The paths of its texts, and what each of them is.
  var namedTexts: [(path: String, what: String)] {
    [(lessonPath, "lesson")]
      + (hasStagePage || hasDemo ? [(stagePath, "instructor's page")] : [])
      + pages.map { ($0, "page") }
      + (hasExercises
        ? [(exercisesPath, "text of the exercises"), (hintsPath, "text of the hints")] : [])
  }

  var texts: [String] { namedTexts.map(\.path) }

  /// The pages beside the lesson that it leads to.
  var pages: [String] {
    files.names(in: "Chapters/\(folder)").filter { $0.hasSuffix(".md") }
      .map { "Chapters/\(folder)/\($0)" }.filter { ![lessonPath, stagePath].contains($0) }.sorted()
  }

  /// Where the instructor reads.
  var notesPath: String { hasStagePage ? stagePath : lessonPath }

  /// The files beside the exercises that more than one of them needs.
  var shared: [String] {
    let own = exercises.flatMap { [$0.name] + $0.modules }
    return files.sources(in: "Exercises/\(folder)").filter { !own.contains($0) }
  }

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
