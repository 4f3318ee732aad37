// The four screens of the app, as the stage knows them, of either version. Where a screen leads is
// one optional value, its destination: to go back is to make it nil.

@MainActor
protocol StandupsListScreen: AnyObject {
  var destination: StandupsListDestination? { get set }
  var standups: [Standup] { get }
  var saving: Saving { get }
  func addStandupButtonTapped()
  func dismissAddStandupButtonTapped()
  func confirmAddStandupButtonTapped()
  func standupTapped(id: Standup.ID)
  /// Saves what is still to be saved.
  func appQuit()
}

enum StandupsListDestination {
  case add(any StandupFormScreen)
  case detail(any StandupDetailScreen)
}

@MainActor
protocol StandupDetailScreen: AnyObject {
  var destination: StandupDetailDestination? { get set }
  var standup: Standup { get set }
  /// For the parent, which listens.
  var onStandupChanged: (Standup) -> Void { get set }
  var onConfirmDeletion: () -> Void { get set }
  func editButtonTapped()
  func cancelEditButtonTapped()
  func doneEditingButtonTapped()
  func deleteButtonTapped()
  func alertButtonTapped(_ action: StandupDetailAction?)
  func startMeetingButtonTapped()
  func meetingTapped(id: Meeting.ID)
  func deleteMeetingButtonTapped(id: Meeting.ID)
}

enum StandupDetailDestination {
  case alert(AlertState<StandupDetailAction>)
  case edit(any StandupFormScreen)
  case meeting(Meeting)
  case record(any RecordMeetingScreen)
}

@MainActor
protocol StandupFormScreen: AnyObject {
  var standup: Standup { get set }
  func addAttendeeButtonTapped()
  func deleteAttendeeButtonTapped(id: Attendee.ID)
}

@MainActor
protocol RecordMeetingScreen: AnyObject {
  var destination: RecordMeetingDestination? { get set }
  var standup: Standup { get }
  /// With the transcript, or nil when the person wants to keep nothing of the meeting.
  var onMeetingFinished: (String?) -> Void { get set }
  var secondsElapsed: Int { get }
  var speakerIndex: Int { get }
  var transcript: String { get }
  var hearing: Hearing { get }
  func task() async
  func nextButtonTapped()
  func endMeetingButtonTapped()
  func alertButtonTapped(_ action: RecordMeetingAction?)
}

enum RecordMeetingDestination: Equatable {
  case alert(AlertState<RecordMeetingAction>)
}

/// Whether what is said in a meeting is written down.
enum Hearing: Equatable {
  /// The person is being asked, or was not yet.
  case asking
  case listening
  case notAllowed
  case failed(String)
}
