import Clocks
import ConcurrencyExtras
package import Testing

/// What an answer of an exercise returns. One that never does fails its test here, and does not
/// hold it for ever.
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
  // Where jobs are not watched one rest proves nothing, so there are many.
  for _ in 1...300 where value.value == nil { await TestClock().advance() }
  task.cancel()
  let returned = value.value
  return try #require(returned, failure, sourceLocation: sourceLocation)
}
