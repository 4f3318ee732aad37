import Foundation

/// The workbook as it lies on the disk: its chapters, in order, with their exercises.
///
/// It is read from the folders and from the texts that people read, so there is no second list that
/// could be out of date.
package struct Course: Sendable {
  package let root: URL
  package let chapters: [CourseChapter]

  package var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// Reads the workbook whose `Package.swift` is in a folder.
  package init(at root: URL) throws(CourseError) {
    self.root = root
    let folders =
      (try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: "Exercises").path(percentEncoded: false)
      )) ?? []
    var chapters: [CourseChapter] = []
    for folder in folders.sorted() {
      guard let (number, name) = CourseChapter.parts(of: folder) else { continue }
      chapters.append(try CourseChapter(number: number, name: name, folder: folder, in: root))
    }
    guard !chapters.isEmpty else { throw .noChapters(root) }
    self.chapters = chapters.sorted { $0.number < $1.number }
  }

  /// The workbook that a folder is in, however deep.
  package init(around folder: URL) throws(CourseError) {
    var candidate = folder.standardizedFileURL
    while true {
      let parts = ["Package.swift", "Chapters", "Exercises"]
      if parts.allSatisfy({ FileManager.default.fileExists(atPath: candidate.path(of: $0)) }) {
        try self.init(at: candidate)
        return
      }
      let parent = candidate.deletingLastPathComponent()
      guard parent.path() != candidate.path() else { throw .notInAWorkbook(folder) }
      candidate = parent
    }
  }
}

extension URL {
  func path(of name: String) -> String { appending(path: name).path(percentEncoded: false) }
}
