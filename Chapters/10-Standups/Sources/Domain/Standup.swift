import Foundation

/// A short meeting that a team holds again and again, and what was said each time.
struct Standup: Codable, Equatable, Identifiable, Sendable {
  let id: Identifier<Standup>
  var title = ""
  var minutes = 5
  var theme = Theme.orange
  var attendees: [Attendee] = []
  var meetings: [Meeting] = []
}

struct Attendee: Codable, Equatable, Identifiable, Sendable {
  let id: Identifier<Attendee>
  var name = ""
}

struct Meeting: Codable, Equatable, Identifiable, Sendable {
  let id: Identifier<Meeting>
  let date: Date
  let transcript: String
}

/// The colour of a stand-up.
enum Theme: String, CaseIterable, Codable, Sendable {
  case red, orange, yellow, green, cyan, blue, violet, pink
}
