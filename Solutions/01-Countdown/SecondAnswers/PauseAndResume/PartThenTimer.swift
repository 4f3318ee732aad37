// Right as well: one sleep for what is left, and then a timer.

import Dependencies
import Observation

/// A countdown that can be paused in the middle of a second, and goes on from there.
@MainActor @Observable
final class PausableCountdown {
  private(set) var secondsLeft = 10
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored private var sinceDigit: () -> Duration = { .zero }
  @ObservationIgnored private var passedOfSecond = Duration.zero

  /// Starts the countdown, or lets it go on after a pause.
  func startButtonTapped() {
    guard ticking == nil else { return }
    sinceDigit = clock.stopwatch()
    ticking = Task {
      try await clock.sleep(for: .seconds(1) - passedOfSecond)
      try countDown()
      for await _ in clock.timer(interval: .seconds(1)) {
        guard secondsLeft > 0 else { return }
        try countDown()
      }
    }
  }

  func pauseButtonTapped() {
    guard ticking != nil else { return }
    passedOfSecond += sinceDigit()
    ticking?.cancel()
    ticking = nil
  }

  private func countDown() throws {
    try Task.checkCancellation()
    if secondsLeft > 0 { secondsLeft -= 1 }
    passedOfSecond = .zero
    sinceDigit = clock.stopwatch()
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
