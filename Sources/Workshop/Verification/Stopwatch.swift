/// How long something takes, on whichever clock there is.
struct Stopwatch: Sendable {
  fileprivate let read: @Sendable () -> Duration

  var elapsed: Duration { read() }
}

extension Clock<Duration> {
  func stopwatch() -> Stopwatch {
    let start = now
    return Stopwatch { start.duration(to: now) }
  }
}
