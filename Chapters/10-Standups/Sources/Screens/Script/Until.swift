import Observation

/// Returns when something that can be observed is so, or when the task is cancelled.
@MainActor
func until(_ isSo: @MainActor () -> Bool) async {
  while !Task.isCancelled {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    let isDone = withObservationTracking(isSo) { change.finish() }
    if isDone { return }
    for await _ in changes {}
  }
}
