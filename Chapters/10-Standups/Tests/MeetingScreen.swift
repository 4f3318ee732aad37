@testable import StandupsChapter

/// The screen of a meeting: its task runs while the screen is up.
@MainActor
final class MeetingScreen {
  /// Whether the task has come to its end by itself.
  private(set) var isOver = false
  private var task: Task<Void, Never>?

  init(_ meeting: any RecordMeetingScreen) {
    task = Task {
      await meeting.task()
      isOver = !Task.isCancelled
    }
  }

  /// The person goes somewhere else.
  func leave() async {
    task?.cancel()
    await task?.value
  }
}
