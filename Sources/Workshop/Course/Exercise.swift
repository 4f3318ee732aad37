import Foundation

/// One exercise: a file with a gap in it, and the tests that fail until the gap is filled.
package struct Exercise: Equatable, Sendable {
  package let name: String
  /// `guided`, `applied` or `stretch`, as the text says.
  package let grade: String
  /// How long it takes, as the text says; nil if it does not say so.
  package let minutes: Int?
  /// What to achieve: the section of the exercises' text, without its heading.
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
  /// The text that has its hints, as of all exercises of its chapter, and the one that has its task.
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

  package var url: URL { root.appending(path: path) }
  /// What was in it when the course was handed out; nil if that cannot be read.
  private var starter: String? { try? files[0].starter(in: root) }

  /// What `swift test --filter` runs its tests by, and nothing else.
  package var filter: String { "^\(testsModule)\\.\(name)(Edges)?/" }

  /// Where to go on: the line of the first empty gap, or else the first that the person has written.
  package var line: Int {
    let lines = root.text(of: path)?.textLines ?? []
    let old = starter?.textLines ?? lines
    let own = lines.firstIndex { !old.contains($0) && !$0.hasPrefix("import ") }
    return emptyGap ?? own.map { $0 + 1 } ?? 1
  }

  /// The first gap that is still followed by what the exercise was handed out with.
  private var emptyGap: Int? {
    guard let mine = root.text(of: path)?.textLines, let starter = starter?.textLines else {
      return nil
    }
    return mine.indices.first { index in
      guard mine[index].contains("// TODO:"), let old = starter.firstIndex(of: mine[index]) else {
        return false
      }
      return mine[(index + 1)...].prefix(1) == starter[(old + 1)...].prefix(1)
    }
    .map { $0 + 1 }
  }

  /// The demands of its text, in the order of their numbers. The n-th test of its tests is that of
  /// the n-th demand.
  package var demands: [String] {
    MarkdownPage(task).blocks.compactMap(\.demand)
  }

  /// Whether its files are as they were handed out; one that is missing has nothing in it either.
  package var isUntouched: Bool {
    files.allSatisfy { file in
      root.text(of: file.path).map { $0 == (try? file.starter(in: root)) } ?? true
    }
  }

  /// Its hints, from a question to almost the answer.
  package var hints: [Hint] {
    get throws(CourseError) {
      let text = try Document(path: hintsPath, in: root)
      guard let own = text.sections(level: 2).first(where: { $0.heading == name }) else {
        return []
      }
      return Document(own.text).sections(level: 3).map {
        Hint(title: $0.heading, text: $0.text)
      }
    }
  }
}

/// The title of a hint, `1. A question`, and its text.
package struct Hint: Equatable, Sendable {
  package let title: String
  package let text: String
}
