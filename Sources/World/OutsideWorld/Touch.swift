/// One way of touching the outside world.
///
/// The order of the cases is the order in which the closing line names them.
package enum Touch: CaseIterable, Sendable {
  case fixesReceived
  case secondsRecorded
  case soundsPlayed
  case contactsRead
  case filesRead
  case secondsListened
  case eventsPosted
  case eventsDropped
  case filesWritten
  case connectionsOpened
  case requestsSent
  case permissionPrompts

  func phrase(for count: Int) -> String {
    "\(count) \(count == 1 ? names.one : names.many)"
  }

  private var names: (one: String, many: String) {
    switch self {
    case .fixesReceived: ("fix received", "fixes received")
    case .secondsRecorded: ("second recorded", "seconds recorded")
    case .soundsPlayed: ("sound played", "sounds played")
    case .contactsRead: ("contact read", "contacts read")
    case .filesRead: ("file read", "files read")
    case .secondsListened: ("second listened to", "seconds listened to")
    case .eventsPosted: ("event posted", "events posted")
    case .eventsDropped: ("event dropped", "events dropped")
    case .filesWritten: ("file written", "files written")
    case .connectionsOpened: ("connection opened", "connections opened")
    case .requestsSent: ("request sent", "requests sent")
    case .permissionPrompts: ("permission prompt", "permission prompts")
    }
  }
}
