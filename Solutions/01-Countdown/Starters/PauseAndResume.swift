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
    // TODO: After a pause, wait only for what is left of the second that was interrupted.
    ticking = Task {
      while secondsLeft > 0 {
        try await clock.sleep(for: .seconds(1))
        secondsLeft -= 1
      }
    }
  }

  func pauseButtonTapped() {
    ticking?.cancel()
  }
}
