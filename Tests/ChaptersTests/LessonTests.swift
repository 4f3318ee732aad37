import Foundation
import Testing

@Suite struct Lessons {
  static let headings = [
    "What you will see", "Run it", "The problem", "Take control", "Test it", "Exercises",
    "On stage", "Where to go from here",
  ]

  @Test(arguments: ChapterFolder.all)
  func `every lesson has the same headings`(chapter: ChapterFolder) throws {
    #expect(try chapter.lesson.headings(level: 2) == Self.headings)
  }

  @Test(arguments: ChapterFolder.all)
  func `the quoted diff is the difference of the two versions`(chapter: ChapterFolder) throws {
    let sources = "Chapters/\(chapter.name)/Sources"
    let diffs = try chapter.lesson.blocks(of: "diff")
    let diff = try QuotedDiff(lines: #require(diffs.first))
    let uncontrolled = try chapter.text("\(sources)/Uncontrolled.swift").lines
    #expect(
      try diff.applied(to: uncontrolled) == chapter.text("\(sources)/Controlled.swift").lines
    )
  }

  @Test(arguments: ChapterFolder.all)
  func `every sample is a part of the chapter's code`(chapter: ChapterFolder) throws {
    let folder = "Chapters/\(chapter.name)"
    let files = try chapter.swiftFiles(in: folder).map {
      try unindented(chapter.text("\(folder)/\($0)").lines)
    }
    for sample in try chapter.lesson.blocks(of: "swift") {
      #expect(
        files.contains { $0.contains(unindented(sample)) },
        "No file of the chapter has this sample:\n\(sample.joined(separator: "\n"))"
      )
    }
  }

  @Test(arguments: ChapterFolder.all)
  func `every link leads to a file`(chapter: ChapterFolder) throws {
    for folder in ["Chapters/\(chapter.name)", "Exercises/\(chapter.name)"] {
      let base = ChapterFolder.root.appending(path: folder)
      for link in try chapter.text("\(folder)/README.md").matches(of: /\]\(([^)#:]+)\)/) {
        let file = base.appending(path: String(link.1)).standardized
        #expect(
          FileManager.default.fileExists(atPath: file.path(percentEncoded: false)),
          "\(folder)/README.md has a link to \(link.1), and there is no such file."
        )
      }
    }
  }

  @Test(arguments: ChapterFolder.all)
  func `a lesson tells the words to type for all that there is`(chapter: ChapterFolder) throws {
    let name = chapter.name.drop { $0 != "-" }.dropFirst()
    let typed = try chapter.lesson.blocks(of: "sh").flatMap { $0 }
    for command in [
      "swift run \(name)", "swift run \(name) uncontrolled", "swift run \(name) controlled",
      "swift run \(name) compare", "swift run \(name) controlled --context preview",
      "swift test --filter \(name)Tests", "swift test --filter \(name)Exercises",
      "WORKBOOK_PAIN=1 swift test --filter \(name)Pain",
    ] {
      #expect(typed.contains(command), "The lesson never has you type: \(command)")
    }
  }

  private func unindented(_ lines: [String]) -> String {
    lines.map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
  }
}
