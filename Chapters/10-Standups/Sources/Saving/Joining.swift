/// Stand-ups that two windows have changed. What only one of them has changed is as that one has
/// it; two names that were changed at the same time become one that shows both.
struct Joined: Sendable {
  private(set) var standups: [Standup]
  /// What could not be kept of either, in sentences for the person.
  private(set) var clashes: [String] = []

  init(_ standups: [Standup] = []) { self.standups = standups }

  init(_ mine: [Standup], with theirs: [Standup], since base: [Standup]) {
    self.init(mine)
    join(theirs, since: base)
  }

  mutating func join(_ theirs: [Standup], since base: [Standup]) {
    standups = join(standups, theirs, since: base, name: \.name) { joined, mine, theirs, base in
      joined.join(mine, theirs, since: base)
    }
  }

  /// What a stand-up has become. One that is on the screen here outlives that it was deleted there.
  mutating func outcome(of standup: Standup) -> Standup {
    if let joined = standups[id: standup.id] { return joined }
    clashes.append(.deletedAndKept(standup.name))
    return standup
  }

  /// What one stand-up becomes that both have changed.
  mutating func join(_ mine: Standup, _ theirs: Standup, since base: Standup) -> Standup {
    var standup = mine
    standup.title = joinedText(mine.title, theirs.title, since: base.title)
    standup.minutes = choose(mine.minutes, theirs.minutes, since: base.minutes) {
      "“\(standup.name)”: \($0) min stays, the \($1) min of the other window does not."
    }
    standup.theme = choose(mine.theme, theirs.theme, since: base.theme) {
      "“\(standup.name)”: \($0.rawValue) stays, the \($1.rawValue) of the other window does not."
    }
    standup.meetings = join(
      mine.meetings,
      theirs.meetings,
      since: base.meetings,
      name: \.transcript
    ) { _, mine, _, _ in mine }
    standup.attendees = join(
      mine.attendees,
      theirs.attendees,
      since: base.attendees,
      name: \.shownName
    ) { Attendee(id: $1.id, name: joinedText($1.name, $2.name, since: $3.name)) }
    return standup
  }

  private mutating func choose<Value: Equatable>(
    _ mine: Value,
    _ theirs: Value,
    since base: Value,
    clash: (Value, Value) -> String
  ) -> Value {
    if mine == base { return theirs }
    if theirs != base, theirs != mine { clashes.append(clash(mine, theirs)) }
    return mine
  }

  /// - Parameter both: What becomes of an element that both have changed.
  private mutating func join<Element: Equatable & Identifiable>(
    _ mine: [Element],
    _ theirs: [Element],
    since base: [Element],
    name: (Element) -> String,
    both: (inout Joined, Element, Element, Element) -> Element
  ) -> [Element] {
    if theirs == base { return mine }
    if mine == base { return theirs }
    let (old, other, own) = (base.byID, theirs.byID, mine.byID)
    let kept = mine.compactMap { element -> Element? in
      if let theirs = other[element.id] {
        return both(&self, element, theirs, old[element.id] ?? theirs)
      }
      // They have deleted it, which counts unless it was changed here.
      guard let before = old[element.id] else { return element }
      if before == element { return nil }
      clashes.append(.deletedAndKept(name(element)))
      return element
    }
    let added = theirs.filter { own[$0.id] == nil && $0 != old[$0.id] }
    clashes += added.filter { old[$0.id] != nil }.map { .deletedAndKept(name($0)) }
    return kept + added
  }
}

private func joinedText(_ mine: String, _ theirs: String, since base: String) -> String {
  if mine == base || mine == theirs { return theirs }
  return theirs == base ? mine : "\(mine) / \(theirs)"
}

extension String {
  fileprivate static func deletedAndKept(_ name: String) -> String {
    "“\(name)” was deleted in one window and is in use in the other: it stays."
  }
}

extension Array where Element: Identifiable {
  fileprivate var byID: [Element.ID: Element] {
    Dictionary(map { ($0.id, $0) }) { first, _ in first }
  }
}
