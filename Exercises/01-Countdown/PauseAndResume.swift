import Dependencies
import Observation

/// A countdown that can be paused in the middle of a second, and goes on from there.
@MainActor @Observable
final class PausableCountdown {
  private(set) var secondsLeft = 10
  // TODO: Ask for `continuousClock`.
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored private var leftOfSecond = Duration.seconds(1)
  // TODO: Replace `began` by a stopwatch of that clock.
  @ObservationIgnored private var began = ContinuousClock.now

  /// Starts the countdown, or lets it go on after a pause.
  func startButtonTapped() {
    guard ticking == nil else { return }
    began = ContinuousClock.now
    ticking = Task {
      while secondsLeft > 0 {
        // TODO: Sleep on that clock.
        try await Task.sleep(for: leftOfSecond)
        // The pause may come after the sleep, and before this line.
        try Task.checkCancellation()
        secondsLeft -= 1
        leftOfSecond = .seconds(1)
        began = ContinuousClock.now
      }
    }
  }

  func pauseButtonTapped() {
    guard ticking != nil else { return }
    leftOfSecond -= ContinuousClock.now - began
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
