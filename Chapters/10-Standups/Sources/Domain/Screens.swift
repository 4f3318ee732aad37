// The four screens of the app, as the stage knows them, of either version. Where a screen leads is one
// optional value, its destination: to go back is to make it nil.

@MainActor
protocol StandupsListScreen: AnyObject {
  associatedtype Form: StandupFormScreen
  associatedtype Detail: StandupDetailScreen where Detail.Form == Form
  var destination: StandupsListDestination<Form, Detail>? { get set }
  var standups: [Standup] { get }
  var saving: Saving { get }
  /// What the person has to know besides, such as that the app is open twice.
  var notice: String? { get }
  func task() async
  func addStandupButtonTapped()
  func dismissAddStandupButtonTapped()
  func confirmAddStandupButtonTapped()
  func standupTapped(id: Standup.ID)
  /// Saves what is still to be saved, and returns when that is done.
  func appQuit() async
}

enum StandupsListDestination<Form, Detail> {
  case add(Form)
  case detail(Detail)
}

@MainActor
protocol StandupDetailScreen: AnyObject {
  associatedtype Form: StandupFormScreen
  associatedtype Record: RecordMeetingScreen
  var destination: StandupDetailDestination<Form, Record>? { get set }
  var standup: Standup { get }
  func editButtonTapped()
  func cancelEditButtonTapped()
  func doneEditingButtonTapped()
  func deleteButtonTapped()
  func alertButtonTapped(_ action: StandupDetailAction?)
  func startMeetingButtonTapped()
  func meetingTapped(id: Meeting.ID)
  func deleteMeetingButtonTapped(id: Meeting.ID)
}

enum StandupDetailDestination<Form, Record> {
  case alert(AlertState<StandupDetailAction>)
  case edit(Form)
  case meeting(Meeting)
  case record(Record)
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
