import ChapterKit
import Course
import Foundation
import Testing
import Verification

/// The texts of this workbook. `workbook verify` proves the same, and what holds only as long as
/// nobody has solved anything.
@Suite struct CourseTexts {
  static let files = CourseFiles(
    at: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  )

  /// Read once: each time they are asked for, the files read them from the disk.
  static let chapters = files.chapters

  @Test(arguments: TextCheck.all)
  func `in every chapter,`(check: TextCheck) {
    for chapter in Self.chapters {
      #expect(check.faults(in: chapter) == [])
    }
  }

  @Test(arguments: CourseCheck.all)
  func `in the course,`(check: CourseCheck) {
    #expect(check.faults(in: Self.files) == [])
  }

  @Test func `every chapter that is built has texts`() {
    #expect(Self.chapters.filter(\.hasDemo).map(\.folder) == allChapters.map(\.folder))
  }

  @Test(arguments: ChapterFolder.all)
  func `a lesson has you type each version of its chapter`(folder: ChapterFolder) throws {
    let chapter = try #require(allChapters.first { $0.folder == folder.name })
    let lesson = (Self.files.text("Chapters/\(folder.name)/README.md") ?? "").split(separator: "\n")
    for version in chapter.versions.map(\.key) {
      let command = "swift run \(chapter.name) \(version)"
      #expect(lesson.contains { $0 == command || $0.hasPrefix("\(command) | ") })
    }
  }
}
