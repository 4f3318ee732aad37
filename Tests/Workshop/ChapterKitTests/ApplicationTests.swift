import ChapterKit
import OutsideWorld
import Stage
import TestTerminals
import TestTools
import Testing

@MainActor
@Suite(.machineTime(.seconds(60))) struct Applications {
  let kitchen: Chapter = {
    let controlled = Version("You cook.") { title, driver in
      .tea(title, Teapot(context: "cooked by a \(driver)"))
    }
    return teapotChapter(controlled: controlled, open: "controlled")
  }()

  @Test func `where a person has keys, it opens without a word, and fills the window`() async {
    let pseudo = PseudoTerminal(columns: 60, rows: 20)
    async let code = kitchen.run(
      [],
      on: pseudo.terminal(),
      in: RunEnvironment(footprint: Footprint())
    )
    var screen = pseudo.screen
    screen.show(await pseudo.read(through: "cold"))
    pseudo.type("q")
    // No title, no time, and no row of keys but the application's own.
    #expect(screen.text.split(separator: "\n") == ["                            cold"])
    #expect(await code == 0)
  }

  @Test(arguments: [
    ([], "12 Teapot"),
    (["controlled"], "cold (cooked by a script)"),
    (["compare"], "controlled │ cold (cooked by a script)"),
  ])
  func `through a pipe a script does what there is to do, where it is asked to`(
    arguments: [String],
    line: String
  ) async {
    let (said, code) = await answer(arguments, of: kitchen)
    #expect(said.contains(line))
    #expect(code == 0)
  }
}
