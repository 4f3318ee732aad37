import ChapterKit
import DependenciesTestSupport
import OutsideWorld
import Stage
import Synchronization
import Testing

@MainActor
@Suite struct ChapterRuns {
  @Test func `no argument is answered with the overview`() async {
    let (said, code) = await answer([])
    #expect(
      said
        == teapot.overview.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    )
    #expect(code == 0)
  }

  @Test func `help is answered with the help`() async {
    let (said, code) = await answer(["--help"])
    #expect(
      said == teapot.help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    )
    #expect(code == 0)
  }

  @Test func `a bad word is complained about, with the usage, and nothing is run`() async {
    let complaints = Mutex<[String]>([])
    let transcript = Transcript()
    let code = await teapot.answer(
      ["contrlled"],
      on: transcript.terminal,
      in: surroundings { line in complaints.withLock { $0.append(line) } }
    )
    #expect(transcript.lines == [])
    #expect(
      complaints.withLock { $0 } == [
        #"There is no command "contrlled". Did you mean "controlled"?"#,
        """
        Usage: swift run Teapot [uncontrolled|controlled|compare|pour] \
        [--context live|preview|test] [--speed N] [--help]
        """,
      ]
    )
    #expect(code == 64)
  }

  @Test func `the controlled version runs in the context that is asked for`() async {
    let (said, code) = await answer(["controlled", "--context", "preview"])
    #expect(said.dropLast() == ["cold (preview)", "hot (preview)"])
    #expect(said.last?.hasSuffix(" s · outside world: untouched") == true)
    #expect(code == 0)
  }

  @Test func `without a word about it, the context stays what it is`() async {
    let (said, _) = await withDependencies {
      $0.context = .live
    } operation: {
      await answer(["controlled"])
    }
    #expect(said.dropLast() == ["cold (live)", "hot (live)"])
  }

  @Test func `the uncontrolled version says that it cannot follow`() async {
    let (said, _) = await answer(["uncontrolled", "--context", "preview", "--speed", "2"])
    #expect(
      said.dropLast() == [
        """
        The uncontrolled version cannot follow --context or --speed: what it uses is not ours to \
        choose.
        """,
        "cold (none)", "hot (none)",
      ]
    )
  }

  @Test func `compare shows both, the controlled one as a preview`() async {
    let (said, _) = await answer(["compare"])
    #expect(
      said.dropLast().sorted() == [
        "controlled │ cold (preview)", "controlled │ hot (preview)",
        "uncontrolled │ cold (none)", "uncontrolled │ hot (none)",
      ]
    )
  }

  @Test func `a command of the chapter's own says its own things`() async {
    let (said, code) = await answer(["pour", "--speed", "2"])
    #expect(said == ["poured, 2.0 times as fast"])
    #expect(code == 3)
  }

  @Test func `what is under way is flushed before the closing line counts`() async {
    let footprint = Footprint()
    let chapter = Chapter(
      1,
      "Flushed",
      "It posts late.",
      uncontrolled: teapot.uncontrolled,
      controlled: teapot.controlled,
      beforeClosing: { footprint.note(.eventsPosted) }
    )
    let transcript = Transcript()
    _ = await chapter.answer(
      ["uncontrolled"],
      on: transcript.terminal,
      in: surroundings(footprint: footprint)
    )
    #expect(transcript.lines.last?.hasSuffix(" s · outside world: 1 event posted") == true)
  }

  private func answer(_ arguments: [String]) async -> (said: [String], code: Int32) {
    let transcript = Transcript()
    let code = await teapot.answer(arguments, on: transcript.terminal, in: surroundings())
    return (transcript.lines, code)
  }

  private func surroundings(
    footprint: Footprint = Footprint(),
    complain: @escaping @Sendable (String) -> Void = { Issue.record("\($0)") }
  ) -> Surroundings {
    Surroundings(footprint: footprint, complain: complain)
  }
}
