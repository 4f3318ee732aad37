import Dependencies
import LocationServices
import Observation

extension MapModel {
  /// What a demo does by itself: it taps the button until the pin has been in so many places, or
  /// there is a problem, or the map can hear no answer any more.
  func perform(taps count: Int = 3, pause: @escaping @Sendable () async throws -> Void) async {
    let screen = Task { await listen() }
    let taps = Task {
      defer { screen.cancel() }
      try await tap(count, pause)
    }
    await withTaskCancellationHandler {
      await screen.value
    } onCancel: {
      screen.cancel()
    }
    taps.cancel()
    _ = await taps.result
  }

  /// A map that is the manager's delegate hears on when its task is over.
  private func listen() async {
    await task()
    if self is any LocationManagerDelegate { try? await Task.never() }
  }

  private func tap(_ count: Int, _ pause: @Sendable () async throws -> Void) async throws {
    for tap in 0..<count where problem == nil {
      if tap > 0 { try await pause() }
      locateButtonTapped()
      while activity != .idle { try await activityChange() }
    }
  }

  private func activityChange() async throws {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    withObservationTracking {
      _ = activity
    } onChange: {
      change.finish()
    }
    for await _ in changes {}
    try Task.checkCancellation()
  }
}
