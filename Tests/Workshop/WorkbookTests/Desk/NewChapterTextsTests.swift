import Course
import DependenciesTestSupport
import Testing
import Verification

@testable import Workbook

@Suite struct TextsOfANewChapter {
  @Test func `verify finds nothing wrong with them, beside the texts that are there`() throws {
    let copy = try RepositoryCopy(of: [
      "Package.swift", "README.md", "Chapters", "Exercises", "Solutions",
      "Tests/README.md", "Tests/ChaptersTests/AllChapters.swift",
    ])
    let skeleton = try Skeleton(name: "Weathervane", sentence: nil, in: Course(at: copy.root))
    try SkeletonWriter(root: copy.root).write(skeleton)
    let files = CourseFiles(at: copy.root)
    let chapter = try #require(files.chapters.last)
    #expect(chapter.folder == skeleton.folder)
    for check in TextCheck.all + TextCheck.allOfAFreshClone {
      expectNoDifference(check.faults(in: chapter).map(\.description), [])
    }
    for check in CourseCheck.all {
      expectNoDifference(check.faults(in: files).map(\.description), [])
    }
  }
}
