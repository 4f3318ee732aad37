import ConcurrencyExtras

extension Scheduler where SchedulerTimeType: SendableMetatype {
  /// Waits on this scheduler's time, or until the task is cancelled.
  ///
  /// ```swift
  /// try await queue.sleep(for: .seconds(1))
  /// ```
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    // No queue takes a time below zero.
    let duration = max(.zero, duration)
    for await _ in timer(interval: duration, tolerance: tolerance, options: options) { break }
    try Task.checkCancellation()
  }

  /// Waits until a moment of this scheduler, or until the task is cancelled.
  public func sleep(
    until deadline: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(for: now.distance(to: deadline), tolerance: tolerance, options: options)
  }

  /// Ticks at a fixed interval until the loop over it is left, the first time after the first
  /// interval.
  ///
  /// A tick that the loop is too slow for waits until the loop comes for it.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    let (ticks, continuation) = AsyncStream<SchedulerTimeType>.makeStream()
    let timer = schedule(
      after: now.advanced(by: interval),
      interval: interval,
      tolerance: tolerance,
      options: options
    ) {
      // A moment is a number, also where its type does not say that it is Sendable, as Apple's.
      nonisolated(unsafe) let moment = now
      continuation.yield(moment)
    }
    // What schedules is used by one thread at a time: the stream cancels the timer once, at its
    // end.
    let unchecked = UncheckedSendable(timer)
    continuation.onTermination = { _ in unchecked.value.cancel() }
    return ticks
  }

  /// How much of this scheduler's time some work takes.
  public func measure(_ work: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
    let start = now
    try work()
    return start.distance(to: now)
  }
}
