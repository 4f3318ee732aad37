import Foundation
import Usage

/// A chapter: a lesson, and the exercises that belong to it, in order. A page of the course has a
/// lesson as well, and may have no demo and no exercises.
package struct CourseChapter: Sendable {
  /// `01-Countdown`: the name of its folder in `Chapters`, `Exercises` and `Solutions`.
  package let folder: String
  package let exercises: [Exercise]
  /// Its text in markdown.
  package let lesson: String
  /// The instructor's page without its title; nil if there is none.
  package let notes: String?
  /// Whether there is something to run.
  package let hasDemo: Bool
  package let root: URL

  init(_ folder: String, in root: URL) throws(SentenceError) {
    let home = "Chapters/\(folder)"
    self.folder = folder
    self.root = root
    hasDemo = root.has("\(home)/Sources")
    exercises = try Exercise.all(in: folder, of: root)
    lesson = try root.neededText(of: "\(home)/README.md")
    notes = root.text(of: "\(home)/OnStage.md").map { String($0.trimmingPrefix(/# .*\n+/)) }
  }

  package var number: Int { Int(label) ?? 0 }
  /// The name that is typed after `swift run`: `Countdown`.
  package var name: String { String(folder.dropFirst(3)) }
  /// `01`: its number, as its folder has it.
  package var label: String { String(folder.prefix(2)) }
  /// The module that has its exercises.
  package var exercisesModule: String { "\(name)Exercises" }

  /// The paths of its texts, from the top of the workbook.
  package var lessonPath: String { "Chapters/\(folder)/README.md" }
  package var stagePath: String { "Chapters/\(folder)/OnStage.md" }
  package var exercisesPath: String { "Exercises/\(folder)/README.md" }
  package var hintsPath: String { "Exercises/\(folder)/Hints.md" }
  package var sourcesPath: String { "Chapters/\(folder)/Sources" }
}

extension CourseChapter {
  /// The path of its demo's picture.
  package var picturePath: String { "Chapters/\(folder)/Picture.svg" }

  /// The number of runs in it, as the lesson says: a second run finds what the first one left.
  package var picturedRuns: Int {
    lesson.contains("compare shows, run twice") ? 2 : 1
  }

  /// The first line of that picture: how it is drawn, and a digest of what it was drawn from, the
  /// scene and the versions.
  package var pictureMark: String {
    let files = root.sources(below: sourcesPath).filter { path in
      ["Scene.swift", "Uncontrolled", "Controlled"].contains { path.contains($0) }
    }
    let digest = root.digest(of: files.map { "\(sourcesPath)/\($0)" })
    return "<!-- swift run workbook picture \(name): \(digest) -->"
  }
}
