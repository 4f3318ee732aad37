import Foundation
import OperatingSystem
import Usage

/// The workbook as it lies on the disk: its chapters, in order, with their exercises.
///
/// The course is read from the folders and from the texts that people read, so there is no second
/// list that could be out of date.
package struct Course: Sendable {
  package let root: URL
  /// The chapters with exercises.
  package let chapters: [CourseChapter]
  /// The pages with a lesson and nothing else, such as the opening.
  package let pages: [CourseChapter]

  package var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// The page before the first chapter.
  package var opening: CourseChapter? { pages.first { $0.number < chapters[0].number } }

  /// Reads the workbook whose `Package.swift` is in a folder.
  package init(at root: URL) throws(SentenceError) {
    self.root = root
    let folders = Set(root.names(in: "Chapters") + root.names(in: "Exercises")).sorted().filter {
      $0.wholeMatch(of: /\d\d-\w+/) != nil
        && (root.has("Exercises/\($0)") || root.has("Chapters/\($0)/README.md"))
    }
    let all = try folders.map { folder throws(SentenceError) in
      try CourseChapter(folder, in: root)
    }
    chapters = all.filter { root.has("Exercises/\($0.folder)") }
    pages = all.filter { !root.has("Exercises/\($0.folder)") }
    guard !chapters.isEmpty else { throw .notInAWorkbook(root) }
  }

  /// The workbook that a folder is in, however deep.
  package init(around folder: URL) throws(SentenceError) {
    // The compiler prints real paths, and those of the course are compared with them.
    let real = Path.real(folder.path(percentEncoded: false))
    var root = URL(filePath: real, directoryHint: .isDirectory)
    while !["Package.swift", "Chapters", "Exercises"].allSatisfy(root.has) {
      let parent = root.deletingLastPathComponent()
      guard parent.path() != root.path() else { throw .notInAWorkbook(folder) }
      root = parent
    }
    try self.init(at: root)
  }
}

extension SentenceError {
  fileprivate static func notInAWorkbook(_ folder: URL) -> SentenceError {
    SentenceError(
      """
      \(folder.path(percentEncoded: false)) is not in a workbook: no folder above it has \
      Package.swift, Chapters and Exercises with something in them. Go to your clone, and type it \
      again.
      """,
      .unavailable
    )
  }
}
