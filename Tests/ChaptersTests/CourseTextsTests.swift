import ChapterKit
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

  @Test(arguments: TextCheck.all)
  func `in every chapter,`(check: TextCheck) {
    for chapter in Self.files.chapters {
      #expect(check.faults(in: chapter) == [])
    }
  }

  @Test(arguments: CourseCheck.all)
  func `in the course,`(check: CourseCheck) {
    #expect(check.faults(in: Self.files) == [])
  }

  @Test func `every chapter that is built has texts`() {
    #expect(Self.files.chapters.map(\.folder) == allChapters.map(\.folder))
  }
}
