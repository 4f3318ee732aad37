extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// Waits until no value has come for a while, and passes the last one on.
  ///
  /// Someone who types a word has one question, not one for each letter:
  ///
  /// ```swift
  /// for await text in texts.debounce(for: .milliseconds(300), clock: clock) {
  ///   results = await search(text)
  /// }
  /// ```
  ///
  /// With an interval of three ticks:
  ///
  /// ```text
  /// ab-c-----d|
  /// ------c---[d|]
  /// ```
  ///
  /// The end of the input needs no waiting: it passes on at once what is held, and ends. An error
  /// passes at once too, and what is held is dropped. A value that comes at the very instant at
  /// which the interval ends comes too late to replace the one before. While you are busy with a
  /// value, newer ones replace the one that is held, so that you never meet an outdated one. An
  /// interval of zero or less lets every value pass. Where the task is cancelled, or the loop is
  /// left, nothing stays behind.
  public func debounce<C: Clock>(
    for interval: C.Duration,
    tolerance: C.Duration? = nil,
    clock: C
  ) -> AsyncDebounceSequence<Self, C> {
    AsyncDebounceSequence(base: self, interval: interval, tolerance: tolerance, clock: clock)
  }

  /// Waits until no value has come for a while, and passes the last one on, by a clock of any kind.
  ///
  /// A clock whose type is known keeps it, in the other function: this one has to hide it.
  @_disfavoredOverload
  public func debounce<D: DurationProtocol & Hashable>(
    for interval: D,
    tolerance: D? = nil,
    clock: any Clock<D>
  ) -> AsyncDebounceSequence<Self, AnyClock<D>> {
    debounce(for: interval, tolerance: tolerance, clock: AnyClock(clock))
  }
}
