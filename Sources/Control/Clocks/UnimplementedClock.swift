import IssueReporting
import Synchronization

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

  /// What the issues call this clock.
  public let name: String

  private let time: Mutex<Instant>
  private let location: IssueLocation

  private init(_ name: String, _ now: Instant, _ location: IssueLocation) {
    self.name = name
    self.time = Mutex(now)
    self.location = location
  }

  public var now: Instant {
    report("now")
    return time.withLock { $0 }
  }

  public var minimumResolution: Duration {
    report("minimumResolution")
    return .zero
  }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
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

extension UnimplementedClock where Duration == Swift.Duration {
  public convenience init(
    name: String = "Clock",
    now: Instant = Instant(),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(name, now, location)
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  public static func unimplemented(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
