extension DependencyValues {
  /// A clock that goes on while the machine sleeps.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  /// try await clock.sleep(for: .seconds(1))
  /// ```
  ///
  /// In a test, override it with a `TestClock` or an `ImmediateClock`. A test that does not fails,
  /// and does not wait.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that stands still while the machine sleeps.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()
  static var testValue: any Clock<Duration> { clockWithoutTestValue(Self.self) }
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()
  static var testValue: any Clock<Duration> { clockWithoutTestValue(Self.self) }
}

/// Fails the test, as for any dependency without a test value, but never hands out a clock that
/// really waits: a failed test should not be a slow one too.
private func clockWithoutTestValue<Key: DependencyKey>(_ key: Key.Type) -> any Clock<Duration> {
  DefaultRequest.reportMissingTestValue(of: key, using: "a clock that never waits")
  return ImmediateClock()
}
