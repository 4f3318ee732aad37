import Observation

extension VoiceMemosModel {
  /// What a demo does by itself: it records for so long, gives the memo a name, and plays it.
  func perform(for length: Duration = .seconds(2)) async {
    await record(for: length)
    guard alert == nil, let memo = memos.first else { return }
    titleChanged(memo.id, "An idea for the kitchen")
    await playButtonTapped(memo)
  }

  /// Records as a person does who looks at the time.
  func record(for length: Duration) async {
    let progress = Progress()
    Task {
      await recordButtonTapped()
      progress.isOver = true
    }
    await change { progress.isOver || self.recording.map { $0.duration >= length } == true }
    if recording != nil { await recordButtonTapped() }
    await change { progress.isOver }
  }

  /// Returns when something is true, or when its task is cancelled.
  func change(until isTrue: @escaping @MainActor () -> Bool) async {
    while !Task.isCancelled {
      let (changes, change) = AsyncStream.makeStream(of: Void.self)
      let isDone = withObservationTracking(isTrue) { change.finish() }
      if isDone { return }
      for await _ in changes {}
    }
  }
}

@MainActor @Observable
private final class Progress {
  var isOver = false
}
