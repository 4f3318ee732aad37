/// The system's clock, some times faster: what `--speed` gives to the controlled version.
struct SpeedClock: Clock {
  typealias Instant = ContinuousClock.Instant

  let speed: Double
  private let start = ContinuousClock.now

  init(speed: Double) { self.speed = speed }

  var now: Instant { start + (ContinuousClock.now - start) * speed }

  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await ContinuousClock().sleep(
      until: start + (deadline - start) / speed,
      tolerance: tolerance.map { $0 / speed }
    )
  }
}
