extension Standup {
  /// Without the attendees that have no name, and with a title: what a person meant who leaves a form.
  var tidied: Standup {
    var standup = self
    standup.attendees.removeAll { $0.name.allSatisfy(\.isWhitespace) }
    if title.allSatisfy(\.isWhitespace) { standup.title = "Untitled" }
    standup.minutes = max(1, minutes)
    return standup
  }
}
