import Dependencies
import Observation

@MainActor @Observable
final class StandupFormModel: StandupFormScreen {
  let opened: Standup
  var standup: Standup
  @ObservationIgnored @Dependency(\.uuid) private var uuid

  init(standup: Standup) {
    (opened, self.standup) = (standup, standup)
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
