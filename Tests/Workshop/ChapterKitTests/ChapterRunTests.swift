import ChapterKit
import Dependencies
import OutsideWorld
import Stage
import Synchronization
import TestTerminals
import TestTools
import Testing

@MainActor
@Suite(.machineTime(.seconds(60))) struct ChapterRuns {
  @Test func `a bad word is complained about, with the usage, and nothing is run`() async {
    let complaints = Mutex<[String]>([])
    let (said, code) = await answer(["contrlled"]) { line in
      complaints.withLock { $0.append(line) }
    }
    #expect(said == [])
    #expect(
      complaints.withLock { $0 } == [
        #"There is no command "contrlled". Did you mean "controlled"?"#,
        """
        Usage: swift run Teapot COMMAND [--context live|preview|test]
        COMMAND: uncontrolled, samovar, controlled, compare, serve [TEA]
        """,
      ]
    )
    #expect(code == 64)
  }

  @Test(arguments: [
    (["controlled", "--context", "preview"], ["cold (preview)", "hot (preview)"]),
    // Without a word about it, the context stays what it is.
    (["controlled"], ["cold (live)", "hot (live)"]),
    (
      ["uncontrolled", "--context", "preview"],
      [
        "The uncontrolled version cannot follow --context: what it uses is not ours to choose.",
        "cold (none)", "hot (none)",
      ]
    ),
  ])
  func `a version runs in the context that is asked for, or says that it cannot`(
    typed: [String],
    lines: [String]
  ) async {
    let (said, code) = await withDependencies {
      $0.context = .live
    } operation: {
      await answer(typed)
    }
    #expect(said.dropLast() == lines[...])
    #expect(said.last?.hasSuffix(" s · outside world: untouched") == true)
    #expect(code == 0)
  }

  @Test func `a version that plays a preview by itself follows it, and nothing else`() async {
    let uncontrolled = Version("You wait.", isControlled: false, playsPreview: true) {
      .tea($0, Teapot(context: "none"))
    }
    let chapter = teapotChapter(uncontrolled: uncontrolled)
    let preview = await answer(["uncontrolled", "--context", "preview"], of: chapter).said
    #expect(preview.first == "cold (none)")
    let test = await answer(["uncontrolled", "--context", "test"], of: chapter).said
    #expect(test.first?.contains("cannot follow --context:") == true)
  }

  @Test func `compare shows both, and says what each has touched, and what was flushed at the end`()
    async
  {
    let footprint = Footprint()
    let uncontrolled = Version("It posts.", isControlled: false) { title in
      SystemServices.current.footprint.note(.eventsPosted)
      var scene = Scene.tea(title, Teapot(context: "none"))
      scene.run = { [run = scene.run] in
        SystemServices.current.footprint.note(.eventsPosted)
        await run()
      }
      scene.quit = { SystemServices.current.footprint.note(.eventsPosted) }
      return scene
    }
    let chapter = teapotChapter(
      uncontrolled: uncontrolled,
      beforeClosing: { footprint.note(.eventsPosted) }
    )
    let said = await answer(["compare"], of: chapter, footprint: footprint).said
    #expect(
      said.dropLast(3).sorted() == [
        "controlled │ cold (preview)", "controlled │ hot (preview)",
        "uncontrolled │ cold (none)", "uncontrolled │ hot (none)",
      ]
    )
    let endings = said.suffix(3).map { $0.replacing(/\d+\.\d s/, with: "N s") }
    #expect(
      endings == [
        "uncontrolled · N s · 3 events posted", "controlled · N s · untouched",
        "N s · outside world: 4 events posted",
      ]
    )
  }

  @Test func `launching comes before a version and a command, which says its own things`() async {
    let launched = Mutex<[Invocation]>([])
    let count = DemoCommand("count", "Says how often it was launched.") { _, terminal in
      terminal.say("\(launched.withLock(\.count))")
      return 3
    }
    let chapter = teapotChapter(
      commands: [count],
      launch: { invocation in launched.withLock { $0.append(invocation) } }
    )
    for arguments in [[], ["--help"], ["controlled", "--context", "preview"]] {
      _ = await answer(arguments, of: chapter)
    }
    #expect(await answer(["count"], of: chapter) == (["2"], 3))
    #expect(
      launched.withLock { $0 } == [
        Invocation(.controlled, context: .preview), Invocation(.own("count")),
      ]
    )
  }

  @Test func `the closing line says how long it took, what was waited for and what was touched`() {
    let footprint = Footprint()
    #expect(
      footprint.closingLine(after: .seconds(10), waited: .seconds(9.96))
        == "10.0 s · outside world: 10.0 s waited for real"
    )
    #expect(
      footprint.closingLine(after: .seconds(1), waited: .milliseconds(249))
        == "1.0 s · outside world: untouched"
    )
    footprint.note(.fixesReceived, 3)
    #expect(
      footprint.closingLine(after: .seconds(12), waited: .seconds(2))
        == "12.0 s · outside world: 2.0 s waited for real, 3 fixes received"
    )
  }

  private let kitchen: Chapter = {
    let controlled = Version("You cook.") { title, driver in
      .tea(title, Teapot(context: "cooked by a \(driver)"))
    }
    return teapotChapter(controlled: controlled, open: "controlled")
  }()

  @Test func `where a person has keys, an application opens, and fills the window`() async {
    let pseudo = PseudoTerminal(columns: 60, rows: 20)
    async let code = kitchen.run([], on: pseudo.terminal())
    await pseudo.look(for: "cold")
    pseudo.type("q")
    // No title, no time, and no row of keys but the application's own.
    #expect(pseudo.shown.split(separator: "\n") == ["                            cold"])
    #expect(await code == 0)
  }

  @Test(arguments: [
    ([], "12 Teapot"),
    (["controlled"], "cold (cooked by a script)"),
    (["compare"], "controlled │ cold (cooked by a script)"),
  ])
  func `through a pipe a script drives an application, where it is asked to`(
    arguments: [String],
    line: String
  ) async {
    let (said, code) = await answer(arguments, of: kitchen)
    #expect(said.contains(line))
    #expect(code == 0)
  }
}
