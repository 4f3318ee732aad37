import AddressCards
import Stage

/// Something that happens on this screen, and the address book with which it does.
struct Situation: Sendable {
  let name: String
  let list: ContactList
  /// Nothing where the screen is shown and not loaded.
  let client: ContactsClient?

  static let all = [
    Situation(name: "it is closed", list: .closed, client: nil),
    Situation(name: "it is being read", list: .loading, client: .endless),
    Situation(
      name: "there are people",
      list: .loaded(FetchResult(contacts: .invented(400))),
      client: .of(.invented(400))
    ),
    Situation(name: "it is empty", list: .loaded(FetchResult()), client: .of([])),
    Situation(
      name: "a card is left out",
      list: .loaded(FetchResult(contacts: .invented(3), skipped: [skipped])),
      client: .of(.invented(3), leftOut: [skipped])
    ),
    Situation(
      name: "access is refused",
      list: .failed("\(ContactStoreError.accessRefused)"),
      client: .refusing
    ),
    Situation(name: "it cannot be read", list: .failed("\(error)"), client: .unreadable(error)),
  ]

  private static let skipped = SkippedCard(file: "anna.vcf", line: 4, reason: "skipped a card")
  private static let error = ContactStoreError.folderUnreadable(
    path: "~/.contacts",
    reason: "Permission denied"
  )

  /// Whether a core with the same people looks like the whole screen.
  @MainActor
  var isInTheCore: Bool {
    let room = Extent(columns: 60, rows: 12)
    return list.view().draw(in: room).text == ContactsCore(list.people).draw(in: room).text
  }
}
