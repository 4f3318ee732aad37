import IssueReporting

/// A clock that reports an issue when it is used.
///
/// Give it to a feature of which you expect that it has nothing to do with time: the test that
/// passes has proved it. It never waits, so a feature that does use it does not hang the test.
///
/// ```swift
/// let model = CounterModel(clock: UnimplementedClock(name: "CounterModel.clock"))
/// model.incrementButtonTapped()
/// ```
public final class UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  public typealias Instant = OffsetInstant<Duration>

  /// The name of this clock in issues.
  public let name: String

  private let clock: ImmediateClock<Duration>
  private let location: IssueLocation

  public init(
    name: String = "Clock",
    now: Instant = Instant(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Duration == Swift.Duration {
    (self.name, clock) = (name, ImmediateClock(now: now))
    location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  public var now: Instant {
    report("now")
    return clock.now
  }

  public var minimumResolution: Duration {
    report("minimumResolution")
    return .zero
  }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    report("sleep")
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  private func report(_ endpoint: String) {
    location.report(
      """
      Unimplemented: \(name).\(endpoint)

      This clock was made to show that no time passes here, but something asked for \
      '\(endpoint)'. If it may, use a 'TestClock' that the test advances, or an 'ImmediateClock' \
      that does not wait.
      """
    )
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  public static func unimplemented(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
