import Clocks
import ConcurrencyExtras
import IssueReporting
import Testing

/// Keeps what is reported, in place of the test that would fail.
final class Issues: IssueReporter {
  private let log = LockIsolated<[String]>([])

  var messages: [String] { log.value }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    log.withValue { $0.append(message) }
  }
}

/// What an answer returns. One that never does fails its test here, and does not hold it for ever.
@MainActor
func returned<Value: Sendable>(
  _ failure: Comment,
  by answer: @escaping @MainActor () async -> Value
) async throws -> Value {
  let value = LockIsolated<Value?>(nil)
  let task = Task {
    let answer = await answer()
    value.setValue(answer)
  }
  await rest { value.value != nil }
  task.cancel()
  let returned = value.value
  return try #require(returned, failure)
}

/// Waits until something is over, or all has come to rest. Where jobs are not watched one rest proves
/// nothing, so there are many.
@MainActor
func rest(until isOver: () -> Bool) async {
  for _ in 1...300 where !isOver() { await TestClock().advance() }
}
