import ChapterKit
import OutsideWorld
import PseudoTerminals
import Stage
import TestTools
import Testing

@MainActor
@Suite(.machineTime(.seconds(60))) struct Applications {
  static let kitchen = Chapter(
    14,
    "Kitchen",
    "An application to cook with.",
    versions: [
      "uncontrolled": Version("You wait.", isControlled: false) { title, driver in
        .tea(title, Teapot(context: "cooked by a \(driver)"))
      },
      "controlled": Version("You do not.") { title, driver in
        .tea(title, Teapot(context: "cooked by a \(driver)"))
      },
    ],
    open: "controlled"
  )

  @Test func `where a person has keys, it opens without a word, and fills the window`() async {
    let pseudo = PseudoTerminal(columns: 60, rows: 20)
    async let code = Self.kitchen.answer(
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
    ([], "14 Kitchen"),
    (["controlled"], "cold (cooked by a script)"),
    (["compare"], "uncontrolled │ cold (cooked by a script)"),
  ])
  func `through a pipe a script does what there is to do, where it is asked to`(
    arguments: [String],
    first: String
  ) async {
    let captured = CapturedOutput()
    let code = await Self.kitchen.answer(
      arguments,
      on: captured.terminal,
      in: RunEnvironment(footprint: Footprint())
    )
    #expect(captured.lines.first == first)
    #expect(code == 0)
  }
}
