import Dependencies
import Observation

/// A countdown that can be paused in the middle of a second, and goes on from there.
@MainActor @Observable
final class PausableCountdown {
  private(set) var secondsLeft = 10
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var ticking: Task<Void, any Error>?

  /// Starts the countdown, or lets it go on after a pause.
  func startButtonTapped() {
    guard ticking == nil else { return }
    ticking = Task {
      while secondsLeft > 0 {
        // TODO: After a pause, sleep only for what is left of the second.
        try await clock.sleep(for: .seconds(1))
        // The pause may come after the sleep, and before this line.
        try Task.checkCancellation()
        secondsLeft -= 1
      }
    }
  }

  func pauseButtonTapped() {
    // TODO: Find out how much of the second has passed.
    ticking?.cancel()
    ticking = nil
  }
}

extension Clock {
  /// Begins to measure time on this clock. Call what you get, and it says how much has passed:
  ///
  ///     let passed = clock.stopwatch()
  ///     // … a second later
  ///     passed()  // 1.0 seconds
  fileprivate func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
