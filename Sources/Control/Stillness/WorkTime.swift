/// A moment, to measure how long something works from it.
struct WorkTime {
  private let processor: Duration
  private let wall: ContinuousClock.Instant

  static var now: WorkTime {
    WorkTime(processor: ProcessorTime.now, wall: .now)
  }

  /// The time that the processors spent on this process; a tenth of the time on the wall when that
  /// is longer, which it is when the work consists of waiting on a thread.
  var elapsed: Duration {
    max(ProcessorTime.now - processor, (.now - wall) / 10)
  }
}
