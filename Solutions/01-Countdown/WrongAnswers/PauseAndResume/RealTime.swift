// Tempting: the time between two taps is measured, but on the system's clock, not on the given one.

import Dependencies
import Observation

/// A countdown that can be paused in the middle of a second, and goes on from there.
@MainActor @Observable
final class PausableCountdown {
  private(set) var secondsLeft = 10
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored private var leftOfSecond = Duration.seconds(1)
  @ObservationIgnored private var began = ContinuousClock.now

  func startButtonTapped() {
    guard ticking == nil else { return }
    ticking = Task {
      while secondsLeft > 0 {
        began = ContinuousClock.now
        try await clock.sleep(for: leftOfSecond)
        secondsLeft -= 1
        leftOfSecond = .seconds(1)
      }
    }
  }

  func pauseButtonTapped() {
    ticking?.cancel()
    if ticking != nil { leftOfSecond -= ContinuousClock.now - began }
    ticking = nil
  }
}
