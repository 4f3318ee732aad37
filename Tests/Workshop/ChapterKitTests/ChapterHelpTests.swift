import ChapterKit
import Testing

/// The answers to no argument and to `--help`.
@MainActor
@Suite struct ChapterHelp {
  @Test func `the overview says what there is and what to type`() async {
    #expect(
      await overview() == """
        12 Teapot
        Water gets hot.

          swift run Teapot uncontrolled  You wait for it.
          swift run Teapot samovar       It is always hot.
          swift run Teapot controlled    You decide how long it takes.
          swift run Teapot compare       Both at the same time, the controlled one as a
                                         preview.
          swift run Teapot serve [TEA]   Serves a kind of tea.

        See what a preview sees, at once:
          swift run Teapot controlled --context preview

        The lesson:     Chapters/12-Teapot/README.md
        The exercises:  swift run workbook check Teapot
        More:           swift run Teapot --help
        """
    )
  }

  @Test func `help names every command and every option`() async {
    let (said, code) = await answer(["--help"])
    #expect(
      said.joined(separator: "\n") == """
        Usage: swift run Teapot COMMAND [--context live|preview|test]
        COMMAND: uncontrolled, samovar, controlled, compare, serve [TEA]

        Commands
          uncontrolled  You wait for it.
          samovar       It is always hot.
          controlled    You decide how long it takes.
          compare       Both at the same time, the controlled one as a preview.
          serve [TEA]   Serves a kind of tea.

        Options
          --context live|preview|test  Which values the samovar and the controlled
                                       versions get.
          serve --sweet                With sugar.
          --help                       This text.

        On a terminal the demo is drawn, and q ends it.
        Through a pipe it is written in lines.
        """
    )
    #expect(code == 0)
  }

  @Test func `the versions that are compared are named`() async {
    let chapter = teapotChapter(compare: ["samovar", "controlled"])
    let line = "  swift run Teapot compare       At the same time: samovar, controlled; each as\n"
    #expect(await overview(of: chapter).contains(line))
  }

  private func overview(of chapter: Chapter = teapot) async -> String {
    let (said, code) = await answer([], of: chapter)
    #expect(code == 0)
    return said.joined(separator: "\n")
  }
}
