import AddressCards
import ChapterKit
import Stage

extension DemoCommand {
  /// Shows what a preview of the core is worth, and what it leaves out.
  static let core = DemoCommand(
    "core",
    "The workaround: a preview of a core that only holds data, and what it leaves out."
  ) { _, terminal in
    let core = ContactsCore(Array.invented(3))
    terminal.say("A preview of the core: \(core.heading).")
    for row in core.rows { terminal.say("  \(row)") }
    terminal.say("\nWhat happens on this screen, and whether the core can show it:")
    for situation in Situation.all {
      let answer = situation.isInTheCore ? "yes" : "no "
      terminal.say("  \(answer)  \(situation.name)")
    }
    let seen = Situation.all.filter(\.isInTheCore).count
    terminal.say(
      "\n\(seen) of \(Situation.all.count), and no line of the model that decides which."
    )
    return 0
  }
}
