import Dependencies
import Observation

/// What whoever taps the button of the controlled map takes between two taps: the clock is asked for
/// when it is needed, which is never where the first tap leads nowhere.
struct Breath {
  @Dependency(\.continuousClock) private var clock

  func take() async throws { try await clock.sleep(for: .seconds(1)) }
}

extension MapModel {
  /// What a demo does by itself: it taps the button until the pin has been in three places, or until
  /// there is a problem.
  ///
  /// - Parameter endsWithTask: Whether nobody hears an answer any more when `task()` has returned.
  func perform(
    endsWithTask: Bool = false,
    pause: @escaping @Sendable () async throws -> Void
  ) async {
    let screen = Task { await task() }
    let taps = Task {
      for tap in 1...3 {
        if tap > 1 { try await pause() }
        locateButtonTapped()
        try await untilIdle()
        if problem != nil { return }
      }
    }
    let end = Task {
      await screen.value
      if endsWithTask { taps.cancel() }
    }
    await withTaskCancellationHandler {
      _ = await taps.result
    } onCancel: {
      taps.cancel()
    }
    screen.cancel()
    await end.value
  }

  /// Returns when nothing more is waited for.
  private func untilIdle() async throws {
    while activity != .idle {
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
}
