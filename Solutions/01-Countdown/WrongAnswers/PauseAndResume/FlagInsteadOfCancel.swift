// Tempting: a flag stops the counting, but the sleep goes on through the pause.

import Dependencies
import Observation

/// A countdown that can be paused in the middle of a second, and goes on from there.
@MainActor @Observable
final class PausableCountdown {
  private(set) var secondsLeft = 10
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored private var isPaused = false

  /// Starts the countdown, or lets it go on after a pause.
  func startButtonTapped() {
    isPaused = false
    guard ticking == nil else { return }
    ticking = Task {
      while secondsLeft > 0 {
        try await clock.sleep(for: .seconds(1))
        if !isPaused { secondsLeft -= 1 }
      }
    }
  }

  func pauseButtonTapped() {
    isPaused = true
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
