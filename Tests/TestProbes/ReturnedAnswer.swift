import Clocks
import ConcurrencyExtras
import Testing

#if canImport(Stillness)
  import IssueReporting
  import Stillness

  /// Where jobs are not watched one rest proves nothing, so there are many.
  private let rests = Stillness.watch() ? 1 : 300
  /// Whether all comes to rest, or the test takes one turn after the other.
  @MainActor private func comesToRest() async -> Bool {
    await Stillness.rest(for: .current, upTo: 50_000) == .still
  }
#else
  private let rests = 300
  @MainActor private func comesToRest() async -> Bool {
    await TestClock().advance()
    return true
  }
#endif

/// What an answer of an exercise returns. One that never does fails its test, and does not hold it.
@MainActor
package func returnedAnswer<Value: Sendable>(
  _ failure: Comment,
  sourceLocation: SourceLocation = #_sourceLocation,
  by answer: @escaping @MainActor () async -> Value
) async throws -> Value {
  let value = LockIsolated<Value?>(nil)
  let task = Task {
    let answer = await answer()
    value.setValue(answer)
  }
  var failure = failure
  for _ in 1...rests where value.value == nil {
    guard await !comesToRest() else { continue }
    failure = "It takes one turn after the other, and never ends: a loop that yields is no wait."
  }
  task.cancel()
  let returned = value.value
  return try #require(returned, failure, sourceLocation: sourceLocation)
}
