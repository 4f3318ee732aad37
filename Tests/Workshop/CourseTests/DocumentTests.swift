import Testing

@testable import Course

@Suite struct Documents {
  @Test func `a section is what is between two headings`() {
    let document = Document(
      """
      # Title

      Before.

      ## One

      First.

      ### Nested

      Second.

      ## Two
      Third.

      # Another title

      No section.
      """
    )
    #expect(
      document.sections(level: 2) == [
        Document.Section(heading: "One", text: "First.\n\n### Nested\n\nSecond.", line: 5),
        Document.Section(heading: "Two", text: "Third.", line: 13),
      ]
    )
    #expect(
      document.sections(level: 3) == [
        Document.Section(heading: "Nested", text: "Second.", line: 9)
      ]
    )
    #expect(document.sections(level: 1).map(\.heading) == ["Title", "Another title"])
  }

  @Test func `between fences, a number sign is no heading`() {
    let document = Document(
      """
      ## One
      ```sh
      ## no heading
      ```
        ```
      ## none either
        ```
      ## Two
      """
    )
    #expect(document.sections(level: 2).map(\.heading) == ["One", "Two"])
    #expect(document.sections(level: 2)[1].line == 8)
  }
}
