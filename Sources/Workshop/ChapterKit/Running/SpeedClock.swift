/// A clock that goes some times faster than another: what `--speed` gives to the controlled
/// version.
struct SpeedClock<Base: Clock>: Clock where Base.Duration == Duration {
  typealias Instant = Base.Instant

  private let base: Base
  private let start: Instant
  private let speed: Double

  init(_ base: Base, speed: Double) {
    self.base = base
    self.speed = speed
    start = base.now
  }

  var now: Instant { start.advanced(by: start.duration(to: base.now) * speed) }

  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await base.sleep(
      until: start.advanced(by: start.duration(to: deadline) / speed),
      tolerance: tolerance.map { $0 / speed }
    )
  }
}
