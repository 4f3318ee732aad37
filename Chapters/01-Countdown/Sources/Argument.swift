// The same countdown on a clock that it is handed. Where nothing is handed over, it is the
// system's.

import Observation

@MainActor @Observable
final class ArgumentCountdown: CountdownModel {
  private(set) var secondsLeft = 10
  private(set) var isConfettiFalling = false
  @ObservationIgnored private let clock: any Clock<Duration>

  init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  func start() async throws {
    while secondsLeft > 0 {
      try await clock.sleep(for: .seconds(1))
      secondsLeft -= 1
    }
    isConfettiFalling = true
  }
}
