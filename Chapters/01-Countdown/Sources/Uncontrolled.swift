// A countdown on the system's clock. To see how it ends, you wait ten real seconds: after every
// edit, in every preview and in every test.

import Observation

@MainActor @Observable
final class UncontrolledCountdown: CountdownModel {
  private(set) var secondsLeft = 10
  private(set) var isConfettiFalling = false

  func start() async throws {
    while secondsLeft > 0 {
      try await Task.sleep(for: .seconds(1))
      secondsLeft -= 1
    }
    isConfettiFalling = true
  }
}
