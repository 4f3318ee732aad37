// Right as well: it looks at the time instead of measuring the sleep, and counts what has passed in all.

import Dependencies
import Observation

/// A countdown that can be paused in the middle of a second, and goes on from there.
@MainActor @Observable
final class PausableCountdown {
  private(set) var secondsLeft = 10
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored private var passed = Duration.zero

  /// Starts the countdown, or lets it go on after a pause.
  func startButtonTapped() {
    guard ticking == nil else { return }
    ticking = Task { try await count(on: clock) }
  }

  func pauseButtonTapped() {
    ticking?.cancel()
    ticking = nil
  }

  private func count<C: Clock>(on clock: C) async throws where C.Duration == Duration {
    let zero = clock.now.advanced(by: .zero - passed)
    defer { passed = zero.duration(to: clock.now) }
    while secondsLeft > 0 {
      try await clock.sleep(until: zero.advanced(by: .seconds(11 - secondsLeft)), tolerance: nil)
      secondsLeft -= 1
    }
  }
}
