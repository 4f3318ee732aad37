import Testing

@testable import Course

@Suite struct MarkdownTexts {
  @Test func `a section is what is between two headings, and a fence hides none`() {
    let page =
      "# A\n\n## One\n\n```sh\n## no heading\n```\n\n### Nested\n\nB.\n\n## Two\nC.\n\n# D\n\nE.\n"
    let text = "```sh\n## no heading\n```\n\n### Nested\n\nB."
    #expect(
      page.sections(level: 2) == [
        MarkdownSection(heading: "One", text: text, line: 3),
        MarkdownSection(heading: "Two", text: "C.", line: 13),
      ]
    )
    #expect(page.sections(level: 3) == [MarkdownSection(heading: "Nested", text: "B.", line: 9)])
  }

  @Test func `a row of an instructor's page knows what is typed, and which files it is about`() {
    let notes = SpeakerNotes(
      """
      | minutes | you type | what the room should see |
      |---|---|---|
      | 2 | `swift run Contacts uncontrolled`, then `a` | the prompt |
      | 3 | `swift run workbook diff Registration controlled clock` | numbers |
      | 1 | `PAIN=1 STATE=$(mktemp -d) swift test --filter ContactsPain` | the last words |
      | 3 | open `Tests/CountdownTests.swift`, and show `init()` | a clock |
      | 2 | nothing | the question below |
      | 1 | open `OtherLibraries.md` | Ctrl-\\ and `a \\| b` |

      **The question to ask**: "Who decides?" Then: "Which line? And who else?"
      """
    )
    #expect(notes.rows.map(\.minutes) == [2, 3, 1, 3, 2, 1])
    #expect(notes.rows.map(\.isQuestion) == [false, false, false, false, true, false])
    #expect(notes.rows.map(\.diffOperands) == [nil, ["controlled", "clock"], nil, nil, nil, nil])
    #expect(notes.rows[0].command == "swift run Contacts uncontrolled")
    #expect(notes.rows[2].command == "PAIN=1 STATE=$(mktemp -d) swift test --filter ContactsPain")
    #expect(notes.rows[3].files == ["Tests/CountdownTests.swift"])
    #expect(notes.rows[3].places == ["init()"])
    #expect(notes.rows[5].files == ["OtherLibraries.md"])
    #expect(notes.rows[5].sees == #"Ctrl-\ and `a | b`"#)
    #expect(notes.questions == ["Who decides?", "Which line? And who else?"])
  }
}
