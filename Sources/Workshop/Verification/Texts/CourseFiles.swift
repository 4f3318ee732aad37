import Course
import Foundation

/// The files of a workbook, by their paths from its top, whether they are in order or not.
package struct CourseFiles: Sendable {
  package let root: URL

  package init(at root: URL) { self.root = root }

  /// Each folder that is named like a chapter, in any of the three places where chapters are.
  package var chapters: [ChapterFiles] {
    let folders = Set(["Chapters", "Exercises", "Solutions"].flatMap(names))
    return folders.sorted().compactMap { ChapterFiles(folder: $0, files: self) }
  }

  package func text(_ path: String) -> String? { root.text(of: path) }

  func lines(_ path: String) -> [String] { text(path)?.lines ?? [] }

  /// The line that a text is found in, from 1 on.
  func line(in path: String, of text: String) -> Int? {
    lines(path).firstIndex { $0.contains(text) }.map { $0 + 1 }
  }

  func exists(_ path: String) -> Bool { root.has(path) }

  func names(in folder: String) -> [String] { root.names(in: folder) }

  /// The Swift files that lie in a folder, without `.swift`.
  func sources(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
  }

  /// The Swift files in a folder and in all folders below it, as paths from the top.
  func allSources(below folder: String) -> [String] {
    root.sources(below: folder).map { "\(folder)/\($0)" }
  }
}

extension String {
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
