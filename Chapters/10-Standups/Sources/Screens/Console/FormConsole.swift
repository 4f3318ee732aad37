import Stage

/// A row of the form.
enum FormRow: Hashable {
  case title, minutes, theme
  case attendee(Attendee.ID)
}

extension Standup {
  var formRows: [FormRow] {
    [.title, .minutes, .theme] + attendees.map { .attendee($0.id) }
  }
}

/// Where a person is in the form, and what they type there.
@MainActor
struct FormConsole {
  private(set) var focus = FormRow.title
  private(set) var input: TextInput

  enum Outcome { case stay, done, cancel }

  init(_ standup: Standup? = nil) { input = TextInput(standup?.title ?? "") }

  mutating func press(_ key: Key, in form: any StandupFormScreen) -> Outcome {
    switch (key, focus) {
    case (.escape, _): return .cancel
    case (.control("s"), _): return .done
    case (.enter, .attendee(let id)) where id == form.standup.attendees.last?.id:
      form.addAttendeeButtonTapped()
      move(by: 1, in: form)
    case (.tab, _), (.down, _), (.enter, _): move(by: 1, in: form)
    case (.backTab, _), (.up, _): move(by: -1, in: form)
    case (.control("x"), .attendee(let id)):
      move(by: -1, in: form)
      form.deleteAttendeeButtonTapped(id: id)
    default: edit(key, in: form)
    }
    return .stay
  }

  private mutating func edit(_ key: Key, in form: any StandupFormScreen) {
    switch focus {
    case .title:
      _ = input.press(key)
      form.standup.title = input.text
    case .attendee(let id):
      _ = input.press(key)
      form.standup.attendees[id: id]?.name = input.text
    case .minutes:
      form.standup.minutes += key.step
      form.standup = form.standup.limited
    case .theme: form.standup.theme = form.standup.theme.neighbour(key.step)
    }
  }

  private mutating func move(by step: Int, in form: any StandupFormScreen) {
    let rows = form.standup.formRows
    let index = (rows.firstIndex(of: focus) ?? 0) + step
    focus = rows[(index + rows.count) % rows.count]
    switch focus {
    case .title: input = TextInput(form.standup.title)
    case .attendee(let id): input = TextInput(form.standup.attendees[id: id]?.name ?? "")
    case .minutes, .theme: input = TextInput()
    }
  }
}

extension Key {
  /// One less, one more, or nothing.
  fileprivate var step: Int {
    switch self {
    case .left, .character("-"): -1
    case .right, .character("+"): 1
    default: 0
    }
  }
}

extension Theme {
  fileprivate func neighbour(_ step: Int) -> Theme {
    let all = Theme.allCases
    let index = (all.firstIndex(of: self) ?? 0) + step
    return all[(index + all.count) % all.count]
  }
}
