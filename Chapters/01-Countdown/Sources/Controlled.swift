// The same countdown on a clock that it asks for. You choose the clock where you make the model:
// the system's, one that never waits, or one that a test moves by hand.

import Dependencies
import Observation

@MainActor @Observable
final class ControlledCountdown: CountdownModel {
  private(set) var secondsLeft = 10
  private(set) var isConfettiFalling = false
  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func start() async throws {
    while secondsLeft > 0 {
      try await clock.sleep(for: .seconds(1))
      secondsLeft -= 1
    }
    isConfettiFalling = true
  }
}
