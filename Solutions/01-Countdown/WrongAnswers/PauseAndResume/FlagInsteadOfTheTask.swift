// Tempting: a flag says whether it is paused; the next start takes it down for the old task too.

import Dependencies
import Observation

/// A countdown that can be paused in the middle of a second, and goes on from there.
@MainActor @Observable
final class PausableCountdown {
  private(set) var secondsLeft = 10
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored private var leftOfSecond = Duration.seconds(1)
  @ObservationIgnored private var passed: () -> Duration = { .zero }

  @ObservationIgnored private var isPaused = false

  /// Starts the countdown, or lets it go on after a pause.
  func startButtonTapped() {
    guard ticking == nil else { return }
    isPaused = false
    passed = clock.stopwatch()
    ticking = Task {
      while secondsLeft > 0 {
        try await clock.sleep(for: leftOfSecond)
        // The pause may come after the sleep, and before this line.
        guard !isPaused else { return }
        secondsLeft -= 1
        leftOfSecond = .seconds(1)
        passed = clock.stopwatch()
      }
    }
  }

  func pauseButtonTapped() {
    guard ticking != nil else { return }
    isPaused = true
    leftOfSecond -= passed()
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
