import Course
import Foundation
import Usage

/// What an attendee takes home from a class, on paper too: what the lessons said, and what the
/// attendee wrote.
struct KeepsakePage {
  private let name: String?
  private let date: String
  private let all: Int
  private let chapters: [(chapter: CourseChapter, solved: [Exercise])]

  /// The lines by which a page is known as one that may be replaced.
  static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="generator" content="workbook keepsake">
    """

  init(of course: Course, progress: CourseProgress, name: String?, date: String) {
    (self.name, self.date, all) = (name, date, course.exercises.count)
    chapters = course.chapters.map { chapter in
      (chapter, chapter.exercises.filter { progress.state(of: $0) == .solved })
    }
    .filter { !$0.solved.isEmpty }
  }

  /// How many exercises are solved.
  var count: Int { chapters.reduce(0) { $0 + $1.solved.count } }

  var html: String {
    """
    \(Self.head)
    <meta name="viewport" content="width=device-width">
    <title>Controlling Dependencies\(name.map { ": \($0.forHTML)" } ?? "")</title>
    <style>
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem;
      color: #1a1a1a; background: #fff }
    h1, h2 { line-height: 1.2 }
    header { border-bottom: 2px solid; padding-bottom: 1rem }
    pre { font: 13px/1.4 ui-monospace, 'DejaVu Sans Mono', Menlo, monospace; white-space: pre-wrap;
      border-left: 3px solid #bbb; padding-left: .8rem; overflow-wrap: anywhere }
    ins { text-decoration: none; font-weight: 700; color: #05603a } del { color: #9b1c1c }
    h3, .lesson { break-after: avoid } @page { margin: 18mm } @media print { body { font-size: 11pt } }
    </style>
    <header>
    <h1>Controlling Dependencies</h1>
    <p>\(name.map { "<strong>\($0.forHTML)</strong> has" } ?? "You have") solved \(count) of \
    \(all) exercises, as their tests say. \(date.forHTML)</p>
    </header>
    \(chapters.map(section).joined(separator: "\n"))
    </html>

    """
  }

  private func section(_ chapter: CourseChapter, _ solved: [Exercise]) -> String {
    let exercises = solved.map { exercise in
      "<h3>\(exercise.label) \(exercise.name.forHTML)</h3>\n<pre>\(difference(of: exercise))</pre>"
    }
    return """
      <section>
      <h2>\(chapter.title.forHTML)</h2>
      <p class="lesson">\(chapter.lastWords.forHTML)</p>
      \(exercises.joined(separator: "\n"))
      </section>
      """
  }

  /// What the person changed in the files of an exercise.
  private func difference(of exercise: Exercise) -> String {
    exercise.files.flatMap { file -> [String] in
      guard let old = try? file.starter(in: exercise.root),
        let new = exercise.root.text(of: file.path)
      else { return [] }
      return Difference(from: old.textLines, to: new.textLines).lines
    }
    .map { line in
      switch line.first {
      case "+": "<ins>\(line.forHTML)</ins>"
      case "-": "<del>\(line.forHTML)</del>"
      case "@": "…"
      default: line.forHTML
      }
    }
    .joined(separator: "\n")
  }
}

extension CourseChapter {
  /// The sentences with which its lesson ends, before the experiment: three at most.
  fileprivate var lastWords: String {
    let last = lesson.document.sections(level: 2).last?.text ?? ""
    let paragraph =
      MarkdownPage(last).blocks.compactMap { block in
        if case .paragraph(let text) = block { text } else { nil }
      }
      .first ?? ""
    return paragraph.matches(of: /.+?[.?!](?=\s|$)/).prefix(3).map { $0.output }.joined()
      .replacing(/[`*]/, with: "")
  }
}
