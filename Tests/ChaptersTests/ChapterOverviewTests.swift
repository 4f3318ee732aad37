import ChapterKit
import Foundation
import TestTools
import Testing

@Suite struct ChapterOverviews {
  @Test(arguments: allChapters)
  func `the pain is named where a suite shows it`(chapter: Chapter) throws {
    let tests = repository.appending(path: "Chapters/\(chapter.folder)/Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    let hasSuite = try files.contains { file in
      try file.hasSuffix(".swift")
        && String(contentsOf: tests.appending(path: file), encoding: .utf8)
          .contains("struct \(chapter.name)Pain {")
    }
    let command = "WORKBOOK_PAIN=1 swift test --filter \(chapter.name)Pain\n"
    #expect(chapter.overview.contains(command) == hasSuite)
  }
}
