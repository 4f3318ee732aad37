import Course
import Foundation
import Workbook

/// A list of all chapters, and the line that a new one gets in it.
struct ChapterRow: Sendable {
  let path: String
  /// The lines of the list with the chapter; nil if the list is not found.
  let add: @Sendable (_ lines: [String], Skeleton) -> [String]?

  static var all: [ChapterRow] { [.manifest, .chaptersUnderTest, .table] }

  func adding(_ skeleton: Skeleton, in root: URL) throws -> String {
    guard let text = root.text(of: path),
      let lines = add(text.components(separatedBy: "\n"), skeleton)
    else {
      throw CommandFailure(
        "\(path) has no list of chapters as it should have: get the file back from your clone.",
        .fileTrouble
      )
    }
    return lines.joined(separator: "\n")
  }

  /// `"06-Dictation": Chapter(…),` at the end of `let chapters`.
  static let manifest = ChapterRow(path: "Package.swift") { lines, skeleton in
    guard let start = lines.firstIndex(of: "let chapters: KeyValuePairs = ["),
      let end = lines[start...].firstIndex(of: "]")
    else { return nil }
    return lines.inserting(
      ["  \"\(skeleton.folder)\": Chapter("]
        + (skeleton.module.map { ["    modules: [\"\($0)\": []],"] } ?? [])
        + ["    exercises: ["] + skeleton.exercises.map { "      \"\($0)\": []," }
        + ["    ]", "  ),"],
      at: end
    )
  }

  /// Its import, among the others in their order, and its demo at the end.
  static let chaptersUnderTest = ChapterRow(
    path: "Tests/ChaptersTests/AllChapters.swift"
  ) { lines, skeleton in
    let line = "@testable import \(skeleton.name)Chapter"
    guard let last = lines.lastIndex(where: { $0.hasPrefix("@testable import ") }),
      let end = lines.firstIndex(of: "]")
    else { return nil }
    let place =
      lines.firstIndex { $0.hasPrefix("@testable import ") && $0 > line } ?? last + 1
    return lines.inserting(["  \(skeleton.name)Demo.chapter,"], at: end).inserting(
      [line],
      at: place
    )
  }

  /// The table on the first page.
  static let table = ChapterRow(path: "README.md") { lines, skeleton in
    guard let last = lines.lastIndex(where: { $0.hasPrefix("| [") && $0.contains("](Chapters/") })
    else { return nil }
    let cells = [
      "[\(twoDigits(skeleton.number))](Chapters/\(skeleton.folder)/README.md)",
      "`swift run \(skeleton.name)`", "Write: what it teaches",
      "\(Skeleton.minutesOfLesson) min", "\(Skeleton.minutesOfExercises) min",
    ]
    return lines.inserting(["| \(cells.joined(separator: " | ")) |"], at: last + 1)
  }
}

extension [String] {
  fileprivate func inserting(_ lines: [String], at index: Int) -> [String] {
    Array(self[..<index]) + lines + Array(self[index...])
  }
}
