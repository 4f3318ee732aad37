import Course
import CustomDump
import Dependencies
import DependenciesTestSupport
import PlantedCourses
import Testing
import Verification

@testable import Workbook
@testable import WorkshopProgram

@Suite struct TextsOfANewChapter {
  private static let skeletons = [
    Skeleton(number: 12, name: "Weathervane"),
    Skeleton(
      number: 12,
      name: "Weathervane",
      versions: ["by-hand", "timed", "asked-for"],
      module: "WindClient"
    ),
  ]

  @Test(arguments: skeletons)
  func `verify finds nothing wrong with them, beside the texts that are there`(
    skeleton: Skeleton
  ) throws {
    let copy = try RepositoryCopy(of: [
      "Package.swift", "README.md", "Chapters", "Exercises", "Solutions", "Tests/README.md",
      "Tests/ChaptersTests/AllChapters.swift", "Tests/Template",
    ])
    let files = CourseFiles(at: copy.root)
    let before = CourseCheck.all.map { $0.faults(in: files).map(\.description) }
    try SkeletonWriter(root: copy.root).write(skeleton)
    let chapter = try #require(files.chapters.last)
    #expect(chapter.folder == skeleton.folder)
    for check in TextCheck.all + TextCheck.allOfAFreshClone {
      expectNoDifference(check.faults(in: chapter).map(\.description), [])
    }
    for (check, faults) in zip(CourseCheck.all, before) {
      expectNoDifference(check.faults(in: files).map(\.description), faults)
    }
  }

  @Test func `verify is not content before you have written them`() throws {
    let copy = try RepositoryCopy(of: [
      "Package.swift", "README.md", "Chapters", "Exercises", "Solutions",
      "Tests/ChaptersTests/AllChapters.swift", "Tests/Template",
    ])
    let skeleton = Self.skeletons[0]
    try SkeletonWriter(root: copy.root).write(skeleton)
    let chapter = try #require(CourseFiles(at: copy.root).chapters.last)
    let unwritten = TextCheck.allOfAFinishedChapter.flatMap { $0.faults(in: chapter) }
    let files = try skeleton.files(from: ChapterTemplate(root: copy.root))
    let marked = Set(files.filter { $0.text.contains("Write: ") }.map(\.path))
    #expect(marked.count > 10)
    #expect(Set(unwritten.map(\.file)) == marked)
  }
}
