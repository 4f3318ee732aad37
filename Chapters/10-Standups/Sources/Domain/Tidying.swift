extension Standup {
  /// Without the attendees that have no name, and with a title: what the person meant.
  var tidied: Standup {
    var standup = limited
    standup.attendees.removeAll { $0.name.allSatisfy(\.isWhitespace) }
    if title.allSatisfy(\.isWhitespace) { standup.title = "Untitled" }
    return standup
  }

  /// With a length that a meeting can have: a person may have written another one into the file.
  var limited: Standup {
    var standup = self
    standup.minutes = max(1, min(minutes, 120))
    return standup
  }
}
