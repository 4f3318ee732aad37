extension Int {
  /// `1 attendee`, `3 attendees`
  func counted(_ one: String) -> String { "\(self) \(one)\(self == 1 ? "" : "s")" }

  /// Seconds as `1:05`.
  var minutesAndSeconds: String {
    let seconds = self % 60
    return "\(self / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}

extension Standup {
  /// What it is called where it has no title yet.
  var name: String { title.isEmpty ? "Untitled" : title }

  /// `6 people · 5 min · 2 meetings`, which half a terminal has room for.
  var facts: String {
    let people = attendees.count == 1 ? "1 person" : "\(attendees.count) people"
    let held = meetings.isEmpty ? "" : " · \(meetings.count.counted("meeting"))"
    return "\(people) · \(minutes) min\(held)"
  }
}

extension Attendee {
  var shownName: String { name.isEmpty ? "Somebody" : name }
}
