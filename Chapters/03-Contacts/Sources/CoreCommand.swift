import AddressBook
import ChapterKit
import Stage

extension Command {
  /// Shows what a preview of the core is worth, and what it leaves out.
  static let core = Command(
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

/// Something that happens on this screen.
struct Situation {
  let name: String
  let list: ContactList

  static let all = [
    Situation(name: "the address book is closed", list: .closed),
    Situation(name: "it is being read", list: .loading),
    Situation(name: "there are people", list: .loaded(FetchResult(contacts: .invented(3)))),
    Situation(name: "there is nobody", list: .loaded(FetchResult())),
    Situation(
      name: "a card is left out",
      list: .loaded(
        FetchResult(
          contacts: .invented(3),
          skipped: [SkippedCard(file: "anna.vcf", line: 4, reason: "skipped a card")]
        )
      )
    ),
    Situation(name: "access is refused", list: .failed("\(ContactStoreError.accessRefused)")),
    Situation(
      name: "the store cannot be read",
      list: .failed("\(ContactStoreError.folderMissing(path: "~/.contacts"))")
    ),
  ]

  /// Whether a core with the same people looks like the whole screen.
  @MainActor
  var isInTheCore: Bool {
    let room = Size(columns: 60, rows: 12)
    return list.view().draw(in: room).text == ContactsCore(list.people).draw(in: room).text
  }
}
