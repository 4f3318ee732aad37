extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Passes on one value at a time, and none within an interval after it.
  ///
  /// A map follows a pin that moves a hundred times a second; a network need not:
  ///
  /// ```swift
  /// for await place in places.throttle(for: .seconds(1), clock: clock) {
  ///   await send(place)
  /// }
  /// ```
  ///
  /// With an interval of three ticks, and with the latest or the first value of each interval:
  ///
  /// ```text
  /// abcd-----e|
  /// a--c--d--e|         latest
  /// a--b--d--e|         first
  /// ```
  ///
  /// The first value passes at once. Of those that come within the interval one is held, and passes
  /// when the interval ends, which begins the next. The end of the input waits for what is held, so
  /// that the rate is kept to the last. An error passes at once, and what is held is dropped. A
  /// value that comes at the very instant at which the interval ends belongs to the next. While you
  /// are busy with a value, one more is held. An interval of zero or less lets every value pass.
  /// Where the task is cancelled, or the loop is left, nothing stays behind.
  public func throttle<C: Clock>(
    for interval: C.Duration,
    clock: C,
    latest: Bool = true
  ) -> AsyncThrottleSequence<Self, C> {
    AsyncThrottleSequence(base: self, interval: interval, clock: clock, latest: latest)
  }

  /// Passes on one value at a time, and none within an interval after it, by a clock of any kind.
  ///
  /// A clock whose type is known keeps it, in the other function: this one has to hide it.
  @_disfavoredOverload
  public func throttle<D: DurationProtocol & Hashable>(
    for interval: D,
    clock: any Clock<D>,
    latest: Bool = true
  ) -> AsyncThrottleSequence<Self, AnyClock<D>> {
    throttle(for: interval, clock: AnyClock(clock), latest: latest)
  }
}
