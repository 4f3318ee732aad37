import Foundation
import Observation

@MainActor @Observable
final class UncontrolledStandupFormModel: StandupFormScreen {
  var standup: Standup

  init(standup: Standup) {
    self.standup = standup
    if standup.attendees.isEmpty { addAttendeeButtonTapped() }
  }

  func addAttendeeButtonTapped() {
    standup.attendees.append(Attendee(id: Attendee.ID(UUID())))
  }

  func deleteAttendeeButtonTapped(id: Attendee.ID) {
    standup.attendees.removeAll { $0.id == id }
    if standup.attendees.isEmpty { addAttendeeButtonTapped() }
  }
}
