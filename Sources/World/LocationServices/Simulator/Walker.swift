/// Walks the recorded walk, at one pace for all programs that watch.
struct Walker: Sendable {
  let start: ContinuousClock.Instant
  let interval: Duration

  /// Where the walker is, and when the next point is reached.
  func step(at now: ContinuousClock.Instant) -> (
    point: RecordedWalk.Point, next: ContinuousClock.Instant
  ) {
    let steps = Int((now - start) / interval)
    let point = RecordedWalk.points[steps % RecordedWalk.points.count]
    return (point, start + interval * (steps + 1))
  }
}
