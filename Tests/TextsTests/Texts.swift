import Course
import Foundation
import TestTools
import Testing

/// The promises of the course's texts, over the real folders: `swift test --filter Texts`.
@Suite struct Texts {
  static let chapters = try! Course(at: repository).chapters
  static let exercises = chapters.flatMap(\.exercises)

  @Test func `every link leads to a file`() throws {
    let folders = ["Chapters", "Exercises", "Solutions"].flatMap(Self.markdown)
    var count = 0
    for text in ["README.md", "Tests/README.md", ".github/CONTRIBUTING.md"] + folders {
      let folder = text.split(separator: "/").dropLast().map { "\($0)/" }.joined()
      for (index, line) in Self.lines(text).enumerated() {
        for link in line.matches(of: /\]\(([^)#:]+)\)/) {
          count += 1
          if !repository.has(folder + link.1) {
            Self.fault(text, index + 1, "The link to \(link.1) leads to no file.")
          }
        }
      }
    }
    #expect(count > 100)
  }

  @Test(arguments: chapters)
  func `every Swift sample is a part of the chapter's code`(chapter: CourseChapter) throws {
    let code = Self.code(of: chapter)
    let hints = Self.thirdHints(of: chapter).map(\.code)
    for sample in chapter.texts.flatMap({ CodeBlock.all(in: $0, of: repository) })
    where sample.language == "swift" && !hints.contains(sample) {
      let text = Self.unindented(sample.lines)
      if !code.contains(where: { $0.contains(text) }) {
        Self.fault(sample.file, sample.line, "No file has this sample: copy it from the code.")
      }
    }
  }

  @Test func `every sample of the page to keep is a part of a chapter's code`() {
    let code = Self.chapters.flatMap(Self.code)
    let samples = CodeBlock.all(in: "Chapters/OnePage.md", of: repository)
    #expect(!samples.isEmpty)
    for sample in samples {
      let text = Self.unindented(sample.lines)
      #expect(code.contains { $0.contains(text) }, "\(text)")
    }
  }

  @Test(arguments: chapters.filter(\.hasDemo))
  func `a quoted diff is what the tool prints`(chapter: CourseChapter) throws {
    let start = "swift run workbook diff \(chapter.name)"
    for page in [chapter.lessonPath, "README.md"] {
      let lines = Self.lines(page)
      let fences = CodeBlock.all(in: page, of: repository)
      for quoted in fences where quoted.language == "diff" {
        let asked = lines.prefix(quoted.line).last { $0.contains(start) }
        // The diff on the README's page is that of one chapter.
        if page == "README.md", asked == nil { continue }
        let words = asked?.components(separatedBy: start).last?.split(separator: " ") ?? []
        let printed = try chapter.diff(typed: words.map(String.init)).lines
        if quoted.lines.map(\.withoutSpacesAtTheEnd) != printed {
          Self.fault(quoted.file, quoted.line, "`\(asked ?? start)` prints another diff.")
        }
      }
    }
  }

  @Test(arguments: chapters.filter(\.hasDemo))
  func `a lesson has the headings of all others, and has you run and test`(chapter: CourseChapter) {
    #expect(
      chapter.lesson.sections(level: 2).map(\.heading) == [
        "What you will see", "Run it", "The problem", "Take control", "Test it", "At work",
        "Exercises", "Where to go from here",
      ]
    )
    let typed = CodeBlock.all(in: chapter.lessonPath, of: repository)
      .filter { $0.language == "sh" }.flatMap(\.lines)
    let name = chapter.name
    #expect(typed.contains { $0.hasPrefix("swift run \(name)") })
    for tests in ["\(name)Tests", "\(name)Exercises"] {
      #expect(typed.contains("swift test --filter \(tests)"), "\(tests)")
    }
  }

  @Test(arguments: chapters)
  func `the picture of a demo shows what the demo draws`(chapter: CourseChapter) {
    guard repository.has(chapter.picturePath) else { return }
    #expect(
      Self.lines(chapter.picturePath).first == chapter.pictureMark,
      "Draw it again: swift run workbook picture \(chapter.name)"
    )
  }

  @Test func `nothing is left to write`() {
    let places = ["Chapters", "Exercises", "Solutions"]
    let sources = places.flatMap { place in
      repository.sources(below: place).map { "\(place)/\($0)" }
    }
    for path in ["README.md"] + sources + places.flatMap(Self.markdown) {
      for (index, line) in Self.lines(path).enumerated() where line.contains("Write: ") {
        Self.fault(path, index + 1, "Not written yet.")
      }
    }
  }
}

extension Texts {
  static func fault(_ path: String, _ line: Int?, _ sentence: String) {
    Issue.record("\(Fault(path, line: line, sentence).description)")
  }

  static func lines(_ path: String) -> [String] { (repository.text(of: path) ?? "").textLines }

  /// The files of a chapter, its exercises and their solutions, without indentation.
  static func code(of chapter: CourseChapter) -> [String] {
    ["Chapters", "Exercises", "Solutions"].flatMap { place in
      repository.sources(below: "\(place)/\(chapter.folder)").map {
        unindented(lines("\(place)/\(chapter.folder)/\($0)"))
      }
    }
  }

  /// The same lines, wherever they are indented to.
  static func unindented(_ lines: some Sequence<String>) -> String {
    lines.map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }

  static func markdown(below folder: String) -> [String] {
    repository.files(below: folder).filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
  }
}

extension CourseChapter {
  /// The texts that people read, as paths from the top.
  var texts: [String] {
    repository.names(in: "Chapters/\(folder)").filter { $0.hasSuffix(".md") }
      .map { "Chapters/\(folder)/\($0)" } + [exercisesPath, hintsPath]
  }
}

extension CourseChapter: CustomTestStringConvertible {
  public var testDescription: String { folder }
}

extension Exercise: CustomTestStringConvertible {
  public var testDescription: String { id }
}
