import Course
import CustomDump
import Stage
import Testing

@testable import WorkbookTool

@Suite struct Pages {
  @Test func `everything that a lesson has is laid out in columns`() {
    let page = """
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
    expectNoDifference(
      text(page, columns: 44),
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
    #expect(text("a `b` c", columns: 20, keepsBackticks: true) == "a `b` c")
  }

  @Test func `what stars do not enclose is a star`() {
    #expect(text("2 * 3 and *one, and 4*", columns: 40) == "2 * 3 and one, and 4")
    #expect(text("a `b", columns: 40) == "a `b")
  }

  @Test func `a link that says its own file does not say it twice`() {
    #expect(text("[`Tests`](Tests)", columns: 40) == "Tests")
    #expect(text("[`A.swift`](Sources/A.swift)", columns: 40) == "A.swift")
  }

  @Test func `a quote has a bar on its left, also before its code`() {
    let page = "one\n> a quote of\n> *two* lines\n>\n> ```sh\n> > not quoted\n> ```\ntwo"
    expectNoDifference(
      text(page, columns: 16),
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
    #expect(text("```\na\nb", columns: 9) == "  a\n  b")
  }

  private func text(_ markdown: String, columns: Int, keepsBackticks: Bool = false) -> String {
    MarkdownPage(markdown).lines(columns: columns, keepsBackticks: keepsBackticks)
      .map { $0.draw(in: Extent(columns: columns, rows: 1)).text }.joined(separator: "\n")
  }
}
