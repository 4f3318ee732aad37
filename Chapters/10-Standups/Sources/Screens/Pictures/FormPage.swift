import Stage

extension StandupsConsole {
  /// The screen on which a stand-up is made or edited.
  func formPage(_ title: String, _ standup: Standup) -> Page {
    let rows = standup.formRows
    return Page(
      title: StyledLine(title, .bold),
      content: VStack {
        for row in rows { line(row, of: standup) }
      }
      .scrolled(to: rows.firstIndex(of: form.focus) ?? 0),
      keys: [
        "enter": "next", "←→": "change", "^X": "remove an attendee",
        "^S": "save", "esc": "cancel", "^C": "quit",
      ]
    )
  }

  private func line(_ row: FormRow, of standup: Standup) -> any View {
    HStack(spacing: 0) {
      Text(row == form.focus ? "▸ " : "  ", .bold)
      StyledLine(row.label(in: standup), row == form.focus ? .bold : .dim)
      value(row, of: standup)
    }
  }

  private func value(_ row: FormRow, of standup: Standup) -> any View {
    let isFocused = row == form.focus
    switch row {
    case .title:
      return isFocused ? form.input : StyledLine(standup.title)
    case .minutes:
      return StyledLine("‹ \(standup.minutes) min ›")
    case .theme:
      return StyledLine("‹ ") + standup.theme.mark + StyledLine("\(standup.theme.rawValue) ›")
    case .attendee(let id):
      let name = standup.attendees.first { $0.id == id }?.name ?? ""
      return isFocused ? form.input : StyledLine(name)
    }
  }
}

extension FormRow {
  /// As wide as the widest of them.
  fileprivate func label(in standup: Standup) -> String {
    switch self {
    case .title: "Title      "
    case .minutes: "Length     "
    case .theme: "Colour     "
    case .attendee(let id) where id == standup.attendees.first?.id: "Attendees  "
    case .attendee: "           "
    }
  }
}
