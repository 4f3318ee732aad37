extension [Standup] {
  /// Two changes of one list, both kept. What only one of them has changed is as that one has it; two
  /// names that were changed at the same time become one that shows both.
  static func joined(_ mine: Self, with theirs: Self, since base: Self) -> Self {
    joined(mine, with: theirs, since: base) { mine, theirs, base in
      var standup = mine
      standup.title = joinedText(mine.title, theirs.title, since: base.title)
      if mine.minutes == base.minutes { standup.minutes = theirs.minutes }
      if mine.theme == base.theme { standup.theme = theirs.theme }
      standup.meetings = .joined(mine.meetings, with: theirs.meetings, since: base.meetings) {
        mine,
        _,
        _ in mine
      }
      standup.attendees = .joined(mine.attendees, with: theirs.attendees, since: base.attendees) {
        Attendee(id: $0.id, name: joinedText($0.name, $1.name, since: $2.name))
      }
      return standup
    }
  }
}

private func joinedText(_ mine: String, _ theirs: String, since base: String) -> String {
  if mine == base || mine == theirs { return theirs }
  return theirs == base ? mine : "\(mine) / \(theirs)"
}

extension Array where Element: Equatable & Identifiable {
  /// - Parameter both: What becomes of an element that both have changed.
  fileprivate static func joined(
    _ mine: Self,
    with theirs: Self,
    since base: Self,
    both: (Element, Element, Element) -> Element
  ) -> Self {
    if theirs == base { return mine }
    if mine == base { return theirs }
    let old = base.byID
    let other = theirs.byID
    let own = mine.byID
    let kept = mine.compactMap { element in
      guard let theirs = other[element.id] else {
        // They have deleted it, which counts unless it was changed here.
        return element == old[element.id] ? nil : element
      }
      return both(element, theirs, old[element.id] ?? theirs)
    }
    return kept + theirs.filter { own[$0.id] == nil && $0 != old[$0.id] }
  }

  private var byID: [Element.ID: Element] {
    Dictionary(map { ($0.id, $0) }) { first, _ in first }
  }
}
