import Stage

/// A row of the form.
enum FormRow: Hashable {
  case title, minutes, theme
  case attendee(Attendee.ID)
  case add, done
}

extension Standup {
  var formRows: [FormRow] {
    [.title, .minutes, .theme] + attendees.map { .attendee($0.id) } + [.add, .done]
  }
}

/// Where a person is in the form, and what they type there.
struct FormDesk: Equatable {
  private(set) var focus = FormRow.title
  private(set) var input = TextInput()

  /// Whether a letter is a letter, and no command.
  var takesText: Bool {
    switch focus {
    case .title, .attendee, .add, .done: true
    case .minutes, .theme: false
    }
  }

  enum Outcome { case stay, done, cancel }

  init(_ standup: Standup? = nil) { input = TextInput(standup?.title ?? "") }

  @MainActor
  mutating func press(_ key: Key, in form: some StandupFormScreen) -> Outcome {
    switch key {
    case .escape: return .cancel
    case .control("s"): return .done
    case .tab, .down: move(by: 1, in: form)
    case .backTab, .up: move(by: -1, in: form)
    case .enter: return enter(form)
    case .control("x"): removeAttendee(from: form)
    default: edit(key, in: form)
    }
    return .stay
  }

  @MainActor
  private mutating func enter(_ form: some StandupFormScreen) -> Outcome {
    switch focus {
    case .done: return .done
    case .add: add(to: form)
    case .attendee(let id) where id == form.standup.attendees.last?.id:
      // A person who has nothing more to type is done.
      input.text.isEmpty ? leave(for: .done, in: form) : add(to: form)
    case .title, .minutes, .theme, .attendee: move(by: 1, in: form)
    }
    return .stay
  }

  @MainActor
  private mutating func add(to form: some StandupFormScreen) {
    // A row that waits for a name is as good as a new one.
    if form.standup.attendees.last?.name.isEmpty != true { form.addAttendeeButtonTapped() }
    if let new = form.standup.attendees.last { focus(on: .attendee(new.id), in: form.standup) }
  }

  @MainActor
  private mutating func removeAttendee(from form: some StandupFormScreen) {
    guard case .attendee(let id) = focus else { return }
    let index = form.standup.formRows.firstIndex(of: focus) ?? 0
    form.deleteAttendeeButtonTapped(id: id)
    let rows = form.standup.formRows
    focus(on: rows[min(index, rows.count - 1)], in: form.standup)
  }

  @MainActor
  private mutating func edit(_ key: Key, in form: some StandupFormScreen) {
    switch focus {
    case .title:
      _ = input.press(key)
      form.standup.title = input.text
    case .attendee(let id):
      _ = input.press(key)
      guard let index = form.standup.attendees.firstIndex(where: { $0.id == id }) else { return }
      form.standup.attendees[index].name = input.text
    case .minutes:
      guard let step = key.step else { return }
      form.standup.minutes += step
      form.standup = form.standup.limited
    case .theme:
      guard let step = key.step else { return }
      form.standup.theme = form.standup.theme.neighbour(step)
    case .add, .done:
      // What is typed here is the name of one more who attends, and no command.
      guard key.isTyped else { return }
      add(to: form)
      edit(key, in: form)
    }
  }

  @MainActor
  private mutating func move(by step: Int, in form: some StandupFormScreen) {
    let rows = form.standup.formRows
    let index = (rows.firstIndex(of: focus) ?? 0) + step
    leave(for: rows[(index + rows.count) % rows.count], in: form)
  }

  /// A row without a name goes away with the person, unless it is the only one.
  @MainActor
  private mutating func leave(for row: FormRow, in form: some StandupFormScreen) {
    if case .attendee(let id) = focus, input.text.isEmpty, form.standup.attendees.count > 1 {
      form.deleteAttendeeButtonTapped(id: id)
    }
    focus(on: row, in: form.standup)
  }

  private mutating func focus(on row: FormRow, in standup: Standup) {
    focus = row
    switch row {
    case .title: input = TextInput(standup.title)
    case .attendee(let id):
      input = TextInput(standup.attendees.first { $0.id == id }?.name ?? "")
    case .minutes, .theme, .add, .done: input = TextInput()
    }
  }
}

extension Key {
  /// Whether it is a part of a text.
  fileprivate var isTyped: Bool {
    switch self {
    case .character(let letter): letter != " "
    case .paste: true
    default: false
    }
  }

  /// One less or one more.
  fileprivate var step: Int? {
    switch self {
    case .left, .character("-"), .character("h"): -1
    case .right, .character("+"), .character("l"), .character(" "): 1
    default: nil
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
