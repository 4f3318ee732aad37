/// The task of the meeting whose screen is up: it runs for as long as the screen is there.
@MainActor
final class MeetingTask {
  private var meeting: (any RecordMeetingScreen)?
  private var task: Task<Void, Never>?

  deinit { task?.cancel() }

  func follow(_ meeting: (any RecordMeetingScreen)?) {
    guard meeting !== self.meeting else { return }
    task?.cancel()
    self.meeting = meeting
    task = meeting.map { meeting in Task { await meeting.task() } }
  }
}

extension StandupsListScreen {
  /// The meeting that is being held.
  var meeting: (any RecordMeetingScreen)? {
    guard case .detail(let detail) = destination, case .record(let meeting) = detail.destination
    else { return nil }
    return meeting
  }
}
