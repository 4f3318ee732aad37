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

  @Test func `a quote has a bar on its left, also before its code`() {
    let page = MarkdownPage(
      "one\n> a quote of\n> *two* lines\n>\n> ```sh\n> > not quoted\n> ```\ntwo"
    )
    expectNoDifference(
      page.picture(columns: 16).text,
      """
      one

      │ a quote of two
      │ lines
      │
      │   > not quoted

      two
      """
    )
  }

  @Test func `a fence that is never closed ends with the text`() {
    #expect(MarkdownPage("```\na\nb").picture(columns: 9).text == "  a\n  b")
  }
}
