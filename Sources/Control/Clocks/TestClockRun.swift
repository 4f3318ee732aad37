import IssueReporting
import Stillness
import Synchronization

extension TestClock {
  /// Advances from deadline to deadline until nobody sleeps any more.
  ///
  /// A timer without end would never let it return. So it reports an issue and cancels what still
  /// sleeps when it has woken a thousand sleepers and worked for longer than the timeout. That is
  /// time of the processor, not of the wall: a busy machine is not a reason to fail.
  public func run(
    timeout: Swift.Duration = .milliseconds(500),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let end = ProcessorTime.now + timeout
    var woken = 0
    var rest = Rest(
      for: owner,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    await rest.settle()
    while let deadline = dormitory.withLock({ $0.nextDeadline }) {
      guard woken < 1_000 || ProcessorTime.now < end else {
        reportIssue(
          """
          The clock still wakes sleepers after \(timeout) of work: now at \
          \(now.offset). A timer or a loop of sleeps does not end. Advance the clock by a \
          duration instead, end the loop, or give 'run' a longer timeout.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return await cancelAll(rest)
      }
      dormitory.withLock { $0.wakeNext(until: deadline) }?.resume()
      woken += 1
      await rest.settle()
    }
  }

  private func cancelAll(_ rest: Rest) async {
    var rest = rest
    while let sleeper = dormitory.withLock({ $0.wakeFirst() }) {
      sleeper.resume(throwing: CancellationError())
      await rest.settle()
    }
  }

  /// Throws when anybody sleeps on the clock, after everything has come to rest.
  ///
  /// ```swift
  /// model.stopButtonTapped()
  /// try await clock.checkSuspension()  // no timer was forgotten
  /// ```
  public func checkSuspension(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    var rest = Rest(
      for: owner,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    await rest.settle()
    let count = dormitory.withLock { $0.count }
    guard count == 0 else { throw SuspensionError(count: count) }
  }
}
