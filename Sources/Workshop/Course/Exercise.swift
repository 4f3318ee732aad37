import Foundation

/// One exercise: a file with a gap in it, and the tests that fail until the gap is filled.
package struct Exercise: Equatable, Sendable {
  package let name: String
  /// `guided`, `applied` or `stretch`, as the text says.
  package let grade: String
  /// The time that its text gives to it; nil if there is none.
  package let minutes: Int?
  /// The section about it in the text of exercises, without its heading.
  package let task: String
  /// The line of that section's heading, in the chapter's text of exercises.
  package let taskLine: Int
  /// The modules of its own, apart from that of the chapter: each is one file of the same name.
  package let modules: [String]
  /// Its place in the chapter, from 1 on.
  package let number: Int
  package let chapterNumber: Int
  package let chapterName: String
  package let chapterFolder: String
  package let root: URL

  init(
    section: Document.Section,
    modules: [String],
    number: Int,
    chapter: (number: Int, name: String, folder: String),
    in root: URL
  ) {
    let parts = section.heading.components(separatedBy: " · ")
    name = parts[0]
    self.modules = modules
    grade = parts.count > 1 ? parts[1] : ""
    task = section.text
    taskLine = section.line
    minutes = section.text.firstMatch(of: /about (\d+)\s+minutes/).flatMap { Int($0.1) }
    self.number = number
    chapterNumber = chapter.number
    chapterName = chapter.name
    chapterFolder = chapter.folder
    self.root = root
  }

  /// `01-Countdown/TakeControl`: its name in the whole course.
  package var id: String { "\(chapterFolder)/\(name)" }
  /// `1.2`: its chapter's number and its own.
  package var label: String { "\(chapterNumber).\(number)" }

  /// Its files, as paths from the top of the workbook.
  package var path: String { files[0].path }
  package var testsPath: String { "Exercises/\(chapterFolder)/Tests/\(name)Tests.swift" }
  /// The tests of mistakes that the plain ones do not see; most exercises have none.
  package var edgesPath: String { "Exercises/\(chapterFolder)/Tests/\(name)Edges.swift" }
  /// The suites of its tests: those of its demands, and those of its edges.
  package var suites: [String] { [name, "\(name)Edges"] }
  package var testsModule: String { "\(chapterName)ExercisesTests" }
  package var solutionPath: String { files[0].solutionPath }
  /// The texts of its chapter that have its hints and its task.
  package var hintsPath: String { "Exercises/\(chapterFolder)/Hints.md" }
  package var taskPath: String { "Exercises/\(chapterFolder)/README.md" }

  /// A file that a person works on, the difference between it as shipped and the solution, and the
  /// solution: three paths from the top of the workbook.
  package struct File: Equatable, Sendable {
    package let path: String
    package let starterPath: String
    package let solutionPath: String
  }

  /// All files that a person works on, the main one first.
  package var files: [File] {
    ([name] + modules).map { name in
      File(
        path: "Exercises/\(chapterFolder)/\(name).swift",
        starterPath: "Solutions/\(chapterFolder)/Starters/\(name).diff",
        solutionPath: "Solutions/\(chapterFolder)/\(name).swift"
      )
    }
  }

  package var paths: [String] { files.map(\.path) }

  /// The argument of `swift test --filter` that runs its tests and no others.
  package var filter: String { "^\(testsModule)\\.\(name)(Edges)?/" }

  /// The demands of its text, in the order of their numbers. The n-th test of its tests is that of
  /// the n-th demand.
  package var demands: [String] {
    MarkdownPage(task).blocks.compactMap(\.demand)
  }
}
