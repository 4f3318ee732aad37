// Right as well: it counts what has passed in all, and sleeps until each digit is due.

import Dependencies
import Observation

/// A countdown that can be paused in the middle of a second, and goes on from there.
@MainActor @Observable
final class PausableCountdown {
  private(set) var secondsLeft = 10
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored private var passedBefore = Duration.zero
  @ObservationIgnored private var sinceStart: (() -> Duration)?

  /// Starts the countdown, or lets it go on after a pause.
  func startButtonTapped() {
    guard self.sinceStart == nil else { return }
    let (passedBefore, sinceStart) = (passedBefore, clock.stopwatch())
    self.sinceStart = sinceStart
    ticking = Task {
      while secondsLeft > 0 {
        let due = Duration.seconds(11 - secondsLeft)
        try await clock.sleep(for: due - passedBefore - sinceStart())
        try Task.checkCancellation()
        secondsLeft -= 1
      }
    }
  }

  func pauseButtonTapped() {
    passedBefore += sinceStart?() ?? .zero
    sinceStart = nil
    ticking?.cancel()
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
