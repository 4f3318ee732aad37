import Course
import Foundation
import Safekeeping

/// What a chapter was when it was shipped: its demo, and the texts and tests of its exercises.
struct Shipped {
  /// By the path from the top of the workbook.
  let files: [RelativePath: Content]
  /// Where these files come from.
  let sentence: String

  /// Git knows best; without it there is the copy that was taken when the workbook first ran here.
  init?(_ chapter: CourseChapter, in course: Course, _ store: BackupStore) throws {
    if let files = GitHead(root: course.root).files(in: chapter.stagedFolders) {
      self.files = files
      sentence = "As shipped means here: as git has it at HEAD."
      return
    }
    var files: [RelativePath: Content] = [:]
    for folder in chapter.stagedFolders {
      guard let contents = try Originals(store).contents(of: folder) else { return nil }
      files.merge(contents) { $1 }
    }
    self.files = files
    sentence = """
      As shipped means here: as it was when the workbook first ran in this folder, because git \
      does not have it. The copy is in \(Originals.folder).
      """
  }
}
