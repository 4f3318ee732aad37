import Course
import TestTools
import Testing

/// The instructor's pages, and their minutes.
extension Texts {
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
        #expect(try !chapter.diff(typed: operands).diff.lines.isEmpty)
      }
      for file in row.files {
        #expect(chapter.path(of: file) != nil, "\(file)")
      }
    }
  }
}

extension CourseChapter {
  /// The time that it takes on stage, without its exercises.
  var minutes: Int? {
    notes?.firstMatch(of: /For the instructor: (\d+)\s+minutes/).flatMap { Int($0.1) }
  }
}
