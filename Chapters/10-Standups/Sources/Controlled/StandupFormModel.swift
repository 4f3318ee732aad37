import Dependencies
import Observation

@MainActor @Observable
final class StandupFormModel: StandupFormScreen {
  var standup: Standup
  @ObservationIgnored @Dependency(\.uuid) private var uuid

  init(standup: Standup) {
    self.standup = standup
    if standup.attendees.isEmpty { addAttendeeButtonTapped() }
  }

  func addAttendeeButtonTapped() {
    standup.attendees.append(Attendee(id: Attendee.ID(uuid())))
  }

  func deleteAttendeeButtonTapped(id: Attendee.ID) {
    standup.attendees.removeAll { $0.id == id }
    if standup.attendees.isEmpty { addAttendeeButtonTapped() }
  }
}
