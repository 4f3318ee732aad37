import Course
import CustomDump
import Stage
import Testing

@testable import WorkbookTool

@Suite struct Pages {
  @Test func `everything that a lesson has is laid out in columns`() {
    let page = MarkdownPage(
      """
      # The title

      A paragraph that is wrapped by hand
      in a place of *its* own, with `code` and a [link](../README.md).

      ![A picture, which no terminal shows](Picture.svg)

      | minutes | you type | what is seen |
      |---|:---:|---|
      | 2 | `swift run Countdown uncontrolled` | ten digits, then confetti |
      | 10 | a \\| b | nothing |

      **When it goes wrong**
      - *No colours*: `NO_COLOR` is set, and
        that goes on here.
        - deeper
      1. one

      ```sh
      swift run   # as it is
        indented
      ```
      """
    )
    expectNoDifference(
      page.picture(columns: 44).text,
      """
      The title

      A paragraph that is wrapped by hand in a
      place of its own, with code and a link
      (../README.md).

      minutes  you type           what is seen
      ───────  ─────────────────  ────────────────
      2        swift run          ten digits, then
               Countdown          confetti
               uncontrolled

      10       a | b              nothing

      When it goes wrong

      • No colours: NO_COLOR is set, and that goes
        on here.
        • deeper
      1. one

        swift run   # as it is
          indented
      """
    )
  }

  @Test func `without a colour, code keeps its backticks`() {
    #expect(MarkdownPage("a `b` c").picture(columns: 20, keepsBackticks: true).text == "a `b` c")
  }

  @Test func `what stars do not enclose is a star`() {
    #expect(
      MarkdownPage("2 * 3 and *one, and 4*").picture(columns: 40).text == "2 * 3 and one, and 4"
    )
    #expect(MarkdownPage("a `b").picture(columns: 40).text == "a `b")
  }

  @Test func `a link that says its own file does not say it twice`() {
    #expect(MarkdownPage("[`Tests`](Tests)").picture(columns: 40).text == "Tests")
    #expect(MarkdownPage("[`A.swift`](Sources/A.swift)").picture(columns: 40).text == "A.swift")
  }

  @Test(arguments: 1...60)
  func `nothing is wider than the terminal, and nothing is lost`(columns: Int) {
    let words = "a bb 世界 cccccccccccccccccccc dd"
    let lines = StyledLine(markdown: words).wrapped(columns: columns)
    // A character that is wider than a line has to stand somewhere.
    #expect(lines.allSatisfy { $0.columns <= max(columns, 2) })
    let text = lines.map(\.text).joined()
    #expect(text.filter { $0 != " " } == words.filter { $0 != " " })
  }

  @Test func `code is in colour, also where it is wrapped`() {
    let text = StyledLine(markdown: "run `swift test` now")
    let wrapped = text.wrapped(columns: 9)
    #expect(wrapped.map(\.text) == ["run swift", "test now"])
    #expect(wrapped[1].parts.map(\.text) == ["test", " now"])
    #expect(wrapped[1].parts.map(\.style) == [.code, .plain])
  }

  @Test func `a fence that is never closed ends with the text`() {
    #expect(MarkdownPage("```\na\nb").picture(columns: 9).text == "  a\n  b")
  }
}
