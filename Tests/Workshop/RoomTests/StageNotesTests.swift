import Course
import Foundation
import Testing

@testable import Room

@Suite struct StageNotesTests {
  private let course: Course

  init() throws {
    course = try Course(around: URL(filePath: #filePath).deletingLastPathComponent())
  }

  @Test func `a row knows what is typed, and which files it is about`() throws {
    let notes = StageNotes(
      """
      | minutes | you type | what the room should see |
      |---|---|---|
      | 2 | `swift run Contacts uncontrolled`, then `a` | the prompt |
      | 3 | `swift run workbook diff Registration controlled clock` | numbers |
      | 1 | `PAIN=1 STATE=$(mktemp -d) swift test --filter ContactsPain` | the last words |
      | 3 | open `Tests/CountdownTests.swift`, and show `init()` | a clock |
      | 2 | nothing | the question below |

      **The question to ask**: "Who decides?" Then: "Which line? And who else?"
      """
    )
    #expect(notes.rows.map(\.minutes) == [2, 3, 1, 3, 2])
    #expect(notes.rows.map(\.kind) == [.command, .diff, .command, .file, .question])
    #expect(notes.rows[0].command == "swift run Contacts uncontrolled")
    #expect(notes.rows[2].command == "PAIN=1 STATE=$(mktemp -d) swift test --filter ContactsPain")
    #expect(notes.rows[3].files == ["Tests/CountdownTests.swift"])
    #expect(notes.rows[3].places == ["init()"])
    #expect(notes.questions == ["Who decides?", "Which line? And who else?"])
  }

  /// Nothing of the instructor's pages is written twice, so each of them has to be understood.
  @Test func `each row of each chapter can be typed, shown or talked about`() throws {
    for chapter in course.chapters {
      let notes = StageNotes(try #require(chapter.lesson.notes))
      #expect(!notes.questions.isEmpty, "\(chapter.name)")
      for row in notes.rows {
        switch row.kind {
        case .diff:
          let words = row.command?.split(separator: " ").drop { $0 != "diff" }.dropFirst(2) ?? []
          let diff = try chapter.diff(typed: words.map(String.init)).diff
          #expect(!diff.places.isEmpty, "\(chapter.name): \(row.typed)")
        case .file:
          for file in row.files {
            #expect(chapter.path(of: file, in: course.root) != nil, "\(chapter.name): \(file)")
          }
        case .command: #expect(row.command != nil)
        case .question: break
        }
      }
    }
  }

  @Test func `a file is shown where it was changed, and the new lines are told apart`() {
    let old = (1...60).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacing("line 40\n", with: "line 40\nnew line\n")
    let file = ShownFile(path: "A.swift", text: new, old: old, top: nil, places: [])
    #expect(file.changed == [41])
    #expect(file.first == 35)
    #expect(file.lines.contains("new line"))
    #expect(ShownFile(path: "A", text: old, old: old, top: nil, places: ["line 20"]).first == 17)
    #expect(ShownFile(path: "A", text: old, old: old, top: 999, places: []).first == 37)
  }
}
