import Foundation
import Usage

/// One exercise: a file with a gap in it, and the tests that fail until the gap is filled.
package struct Exercise: Equatable, Sendable {
  /// The section about it in its chapter's text of exercises.
  let section: MarkdownSection
  /// The modules of its own, apart from that of the chapter: each is one file of the same name.
  package let modules: [String]
  /// Its place in the chapter, from 1 on.
  package let number: Int
  package let chapterFolder: String
  package let root: URL

  package var name: String { section.exerciseName }
  /// `guided`, `applied` or `stretch`, as the text says.
  package var grade: String {
    section.heading.components(separatedBy: " · ").dropFirst().first ?? ""
  }
  /// The time that its text gives to it; nil if there is none.
  package var minutes: Int? {
    task.firstMatch(of: /about (\d+)\s+minutes/).flatMap { Int($0.1) }
  }
  /// The text about it, without its heading.
  package var task: String { section.text }
  /// The line of that heading, in the chapter's text of exercises.
  package var taskLine: Int { section.line }
  package var chapterName: String { String(chapterFolder.dropFirst(3)) }

  /// `01-Countdown/TakeControl`: its name in the whole course.
  package var id: String { "\(chapterFolder)/\(name)" }
  /// `1.2`: its chapter's number and its own.
  package var label: String { "\(Int(chapterFolder.prefix(2)) ?? 0).\(number)" }

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

/// The state of an exercise on the disk.
extension Exercise {
  /// The line to go on at: that of the first gap that is still followed by what the exercise was
  /// handed out with, or else the first line that the person has written.
  package var line: Int {
    let mine = root.text(of: path)?.textLines ?? []
    let starter = (try? files[0].starter(in: root))?.textLines ?? mine
    let emptyGap = mine.indices.first { index in
      guard mine[index].contains("// TODO:"), let old = starter.firstIndex(of: mine[index]) else {
        return false
      }
      return mine[(index + 1)...].prefix(1) == starter[(old + 1)...].prefix(1)
    }
    let own = mine.firstIndex { !starter.contains($0) && !$0.hasPrefix("import ") }
    return (emptyGap ?? own ?? 0) + 1
  }

  /// Whether its files are as they were handed out; one that is missing has nothing in it either.
  package var isUntouched: Bool {
    files.allSatisfy { file in
      root.text(of: file.path).map { $0 == (try? file.starter(in: root)) } ?? true
    }
  }

  /// Its hints, from `1. A question` to almost the answer.
  package var hints: [MarkdownSection] {
    get throws(SentenceError) {
      let all = try root.neededText(of: hintsPath).sections(level: 2)
      return all.first { $0.heading == name }?.text.sections(level: 3) ?? []
    }
  }
}

extension Exercise {
  /// The exercises of a chapter, as the text about them has them; none if there is no such folder.
  static func all(in folder: String, of root: URL) throws(SentenceError) -> [Exercise] {
    guard root.has("Exercises/\(folder)") else { return [] }
    let text = try root.neededText(of: "Exercises/\(folder)/README.md")
    let sections = text.sections(level: 2)
    let names = sections.map(\.exerciseName)
    // A starter that is no exercise of its own belongs to the one whose name it begins with:
    // `SplitTheClientLive` is a module of `SplitTheClient`.
    let modules = root.names(in: "Solutions/\(folder)/Starters").filter { $0.hasSuffix(".diff") }
      .map { String($0.dropLast(".diff".count)) }.filter { !names.contains($0) }
    return sections.enumerated().map { index, section in
      Exercise(
        section: section,
        modules: modules.filter { $0.hasPrefix(section.exerciseName) },
        number: index + 1,
        chapterFolder: folder,
        root: root
      )
    }
  }
}

extension MarkdownSection {
  /// `TakeControl · guided` is the exercise TakeControl.
  fileprivate var exerciseName: String { heading.components(separatedBy: " · ")[0] }
}
