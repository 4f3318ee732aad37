import ChapterKit
import Testing

@Suite struct ChapterHelp {
  @Test func `the overview says what there is and what to type`() {
    #expect(
      teapot.overview == """
        12 Teapot
        Water gets hot.

          swift run Teapot uncontrolled  You wait for it.
          swift run Teapot controlled    You decide how long it takes.
          swift run Teapot compare       Both at the same time, the controlled one as a
                                         preview.
          swift run Teapot pour          Pours a cup.

        See what a preview sees, at once:
          swift run Teapot controlled --context preview

        The lesson:     Chapters/12-Teapot/README.md
        The exercises:  swift run workbook check Teapot
        The pain:       WORKBOOK_PAIN=1 swift test --filter TeapotPain
        More:           swift run Teapot --help
        """
    )
  }

  @Test func `help names every command and every option`() {
    #expect(
      teapot.help == """
        Usage: swift run Teapot COMMAND [--context live|preview|test]
        COMMAND: uncontrolled, controlled, compare, pour

        Commands
          uncontrolled  You wait for it.
          controlled    You decide how long it takes.
          compare       Both at the same time, the controlled one as a preview.
          pour          Pours a cup.

        Options
          --context live|preview|test  Which values the controlled version gets.
          --help                       This text.

        On a terminal the demo is drawn, and q ends it.
        Through a pipe it is written in lines.
        """
    )
  }

  @Test func `three versions stand in the chapter's order`() {
    for line in [
      "  swift run Teapots compare           At the same time: samovar, electric; each\n",
      "  swift run Teapots serve TEA [CUPS]  Serves a kind of tea.\n",
      "  swift run Teapots electric --context preview\n",
    ] {
      #expect(teapots.overview.contains(line), "\(line)")
    }
    for line in [
      "COMMAND: stove, samovar, electric, compare, serve TEA [CUPS]",
      "Which values the samovar and the electric", "versions get.", "  serve --sweet  ",
    ] {
      #expect(teapots.help.contains(line), "\(line)")
    }
  }

  @Test func `of several versions, the preview of the controlled one is recommended`() {
    let electric = Version("You press a button.") { .tea($0, Teapot()) }
    let chapter = Chapter(
      14,
      "Kettles",
      "Water gets hot.",
      versions: ["controlled": electric, "electric": electric]
    )
    #expect(chapter.overview.contains("  swift run Kettles controlled --context preview\n"))
  }
}
