import Dependencies
import IssueReporting
import Observation

@MainActor @Observable
final class StandupDetailModel: StandupDetailScreen {
  var destination: StandupDetailDestination? { didSet { bind() } }
  var standup: Standup { didSet { onStandupChanged(standup) } }
  @ObservationIgnored var onStandupChanged: (Standup) -> Void = unimplemented("onStandupChanged")
  @ObservationIgnored var onConfirmDeletion: () -> Void = unimplemented("onConfirmDeletion")
  @ObservationIgnored @Dependency(\.date.now) private var now
  @ObservationIgnored @Dependency(\.speechClient) private var speechClient
  @ObservationIgnored @Dependency(\.uuid) private var uuid

  init(standup: Standup, destination: StandupDetailDestination? = nil) {
    self.standup = standup
    self.destination = destination
    bind()
  }

  func editButtonTapped() {
    destination = .edit(withDependencies(from: self) { StandupFormModel(standup: standup) })
  }

  func cancelEditButtonTapped() { destination = nil }

  func doneEditingButtonTapped() {
    guard case .edit(let form) = destination else { return }
    standup = form.standup.tidied
    destination = nil
  }

  func deleteButtonTapped() { destination = .alert(.deleteStandup) }

  func alertButtonTapped(_ action: StandupDetailAction?) {
    destination = nil
    switch action {
    case .confirmDeletion: onConfirmDeletion()
    case .continueWithoutRecording: startMeeting()
    case nil: break
    }
  }

  func startMeetingButtonTapped() {
    switch speechClient.authorizationStatus() {
    case .notDetermined, .authorized: startMeeting()
    case .denied: destination = .alert(.speechRecognitionDenied)
    case .restricted: destination = .alert(.speechRecognitionRestricted)
    }
  }

  func meetingTapped(id: Meeting.ID) {
    destination = standup.meetings[id: id].map(StandupDetailDestination.meeting)
  }

  func deleteMeetingButtonTapped(id: Meeting.ID) {
    standup.meetings[id: id] = nil
  }

  private func startMeeting() {
    destination = .record(withDependencies(from: self) { RecordMeetingModel(standup: standup) })
  }

  private func bind() {
    guard case .record(let meeting) = destination else { return }
    meeting.onMeetingFinished = { [weak self] transcript in
      guard let self else { return }
      if let transcript {
        let meeting = Meeting(id: Meeting.ID(uuid()), date: now, transcript: transcript)
        standup.meetings.insert(meeting, at: 0)
      }
      destination = nil
    }
  }
}
