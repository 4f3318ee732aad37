import Course
import Foundation
import TestTools
import Testing

/// The pages for the person who teaches, and their minutes.
extension Texts {
  @Test(arguments: ["Half a day", "A day", "Two days"])
  func `the minutes of a route are those of its chapters and exercises`(route: String) throws {
    let page = try repository.neededText(of: "Chapters/Teaching.md")
    let section = try #require(page.sections(level: 2).first { $0.heading.hasPrefix("\(route): ") })
    let whole = section.heading.firstMatch(of: /(\d+) minutes/).flatMap { Int($0.1) }
    let rows = section.text.textLines.compactMap { $0.wholeMatch(of: /\| (.+) \|(.*)\| (\d+) \|/) }
      .map { (what: String($0.1), part: $0.2.filter { $0 != " " }, minutes: Int($0.3) ?? 0) }
    #expect(rows.map(\.minutes).reduce(0, +) == whole)
    #expect(rows.contains { $0.what == "break" })
    for row in rows {
      let folder = row.what.replacing(" ", with: "-")
      if let chapter = Self.chapters.first(where: { $0.folder == folder }) {
        #expect(try minutes(of: row.part, in: chapter) == row.minutes, "\(row.what)")
      } else if row.what.hasPrefix("exercise ") {
        let exercise = Self.exercises.first { row.what == "exercise \($0.name)" }
        // Five more are for its beginning, for help and for its answer.
        #expect(exercise?.minutes == row.minutes - 5, "\(row.what)")
      } else {
        #expect(row.part.isEmpty && !row.what.contains(/^\d/), "\(row.what)")
      }
    }
    guard route == "Half a day" else { return }
    #expect(rows.first { $0.what.contains(/^\d/) }?.what == "01 Countdown")
    #expect(rows.last?.what == "10 Standups")
  }

  @Test(arguments: chapters)
  func `the minutes of a chapter add up, on its pages and on the first one`(
    chapter: CourseChapter
  ) throws {
    let notes = try #require(chapter.notes)
    let minutes = try #require(chapter.minutes)
    #expect(SpeakerNotes(notes).minutes == minutes)
    let more = try #require(notes.firstMatch(of: /\((\d+)\s+more\)/).flatMap { Int($0.1) })
    #expect(chapter.exercises.map { $0.minutes ?? 0 }.reduce(0, +) == more)
    #expect(chapter.exercises.allSatisfy { $0.minutes != nil })
    let row = Self.lines("README.md").first {
      $0.hasPrefix("|") && $0.contains("(Chapters/\(chapter.folder)/README.md)")
    }
    #expect(
      row?.matches(of: /(\d+) min\b/).compactMap { Int($0.1) } == [minutes, more],
      "The row of \(chapter.folder) in README.md says other minutes."
    )
  }

  @Test(arguments: chapters)
  func `an instructor finds what a room needs`(chapter: CourseChapter) throws {
    let notes = try #require(chapter.notes)
    #expect(!SpeakerNotes(notes).rows.isEmpty)
    for part in ["The question to ask", "When it goes wrong"] {
      #expect(notes.contains("**\(part)"), "\(part)")
    }
  }

  @Test(arguments: chapters)
  func `each row can be typed as it stands, shown or talked about`(chapter: CourseChapter) throws {
    let notes = SpeakerNotes(try #require(chapter.notes))
    #expect(!notes.questions.isEmpty)
    for row in notes.rows {
      if let command = row.command {
        #expect(row.typed == "`\(command)`")
      } else if row.files.isEmpty {
        #expect(!row.typed.contains("`"))
      }
      if let operands = row.diffOperands {
        #expect(try !chapter.diff(typed: operands).lines.isEmpty)
      }
      for file in row.files {
        #expect(chapter.path(of: file) != nil, "\(file)")
      }
    }
  }

  /// All rows of a chapter's page, or some: `6`, `1to7`.
  private func minutes(of part: String, in chapter: CourseChapter) throws -> Int? {
    guard part != "all" else { return chapter.minutes }
    let numbers = part.split(separator: "to").compactMap { Int($0) }
    let range = try #require(numbers.first)...(try #require(numbers.last))
    let rows = SpeakerNotes(chapter.notes ?? "").rows
    guard range.lowerBound > 0, range.upperBound <= rows.count else { return nil }
    return rows[(range.lowerBound - 1)...(range.upperBound - 1)].map(\.minutes).reduce(0, +)
  }
}

extension CourseChapter {
  /// The time that it takes on stage, without its exercises.
  var minutes: Int? {
    notes?.firstMatch(of: /For the instructor: (\d+)\s+minutes/).flatMap { Int($0.1) }
  }
}
