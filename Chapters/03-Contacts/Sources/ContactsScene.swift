import AddressCards
import Stage

extension Scene {
  /// A list of people on stage, or what there is to see instead of people.
  static func contacts(_ title: String, _ model: some ContactsModel) -> Scene {
    let position = ListPosition()
    return Scene(title, model, hint: "↑ ↓ scroll") { model, _ in
      model.list.view(at: position.row)
    } line: { model in
      model.list.words
    } press: { model, key in
      position.move(key, in: model.list.people.count)
    } run: { model in
      await model.load()
    }
  }
}

extension ContactList {
  /// The whole screen.
  @MainActor
  func view(at row: Int? = nil) -> any View {
    guard case .loaded(let everyone) = self, !everyone.contacts.isEmpty else {
      return Note(remark, mood).limited(columns: 60)
    }
    return VStack {
      ContactsCore(everyone.contacts, selected: row)
      if let skipped = everyone.skippedRemark { Note(skipped, .bad) }
    }
    .limited(columns: 76)
  }

  /// The same facts in lines: a heading, and a line for each person.
  var words: String {
    guard case .loaded(let everyone) = self, !everyone.contacts.isEmpty else { return remark }
    let core = ContactsCore(everyone.contacts)
    let lines = [core.heading] + core.rows.map { "  \($0)" } + [everyone.skippedRemark]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  /// What is said where there are no people to show.
  private var remark: String {
    switch self {
    case .closed: "The address book is closed."
    case .loading: "Reading the address book."
    case .loaded(let everyone): everyone.skippedRemark ?? "Nobody is in this address book yet."
    case .failed(let sentence): sentence
    }
  }

  private var mood: Note.Mood {
    switch self {
    case .closed: .neutral
    case .loading: .busy
    case .loaded(let everyone): everyone.skipped.isEmpty ? .neutral : .bad
    case .failed: .bad
    }
  }
}

extension FetchResult {
  /// One broken card takes no other person out of the list, and it is not lost in silence.
  fileprivate var skippedRemark: String? {
    guard let first = skipped.first else { return nil }
    return skipped.count == 1 ? "Left out: \(first)" : "Left out \(skipped.count), first \(first)"
  }
}
