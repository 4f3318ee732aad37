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
      place of its own, with `code` and a link
      (../README.md).

      minutes  you type           what is seen
      ───────  ─────────────────  ────────────────
      2        `swift run         ten digits, then
               Countdown          confetti
               uncontrolled`

      10       a | b              nothing

      When it goes wrong

      • No colours: `NO_COLOR` is set, and that
        goes on here.
        • deeper
      1. one

        swift run   # as it is
          indented
      """
    )
  }

  @Test(arguments: [
    // What stars do not enclose is a star.
    ("2 * 3 and *one, and 4*", "2 * 3 and one, and 4"),
    ("a `b", "a `b"),
    // A link that says its own file does not say it twice.
    ("[`Tests`](Tests)", "`Tests`"),
    ("[`A.swift`](Sources/A.swift)", "`A.swift`"),
    // A fence that is never closed ends with the text.
    ("```\na\nb", "  a\n  b"),
    (
      "one\n> a quote of\n> *two* lines\n>\n> ```sh\n> > not quoted\n> ```\ntwo",
      "one\n\n│ a quote of two lines\n│\n│   > not quoted\n\ntwo"
    ),
  ])
  func `what is no whole mark is text`(markdown: String, page: String) {
    expectNoDifference(text(markdown, columns: 40), page)
  }

  private func text(_ markdown: String, columns: Int) -> String {
    MarkdownPage(markdown).lines(columns: columns)
      .map { $0.draw(in: Extent(columns: columns, rows: 1)).text }.joined(separator: "\n")
  }
}
