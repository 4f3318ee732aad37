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
  // Where jobs are not watched, one rest is not enough.
  for _ in 1...30 where value.value == nil { await TestClock().advance() }
  task.cancel()
  let returned = value.value
  return try #require(returned, failure)
}
