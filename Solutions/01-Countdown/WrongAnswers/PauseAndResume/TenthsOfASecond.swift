// Tempting: a tenth of a second is as fine as anybody sees; what is finer than that gets lost.

import Dependencies
import Observation

/// A countdown that can be paused in the middle of a second, and goes on from there.
@MainActor @Observable
final class PausableCountdown {
  private(set) var secondsLeft = 10
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored private var tenthsLeft = 10

  func startButtonTapped() {
    guard ticking == nil else { return }
    ticking = Task {
      while secondsLeft > 0 {
        try await clock.sleep(for: .milliseconds(100))
        tenthsLeft -= 1
        guard tenthsLeft == 0 else { continue }
        secondsLeft -= 1
        tenthsLeft = 10
      }
    }
  }

  func pauseButtonTapped() {
    ticking?.cancel()
    ticking = nil
  }
}
