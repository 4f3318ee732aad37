import ConcurrencyExtras
import Testing

@Suite struct TaskThatNeverEnds {
  @Test func `stands for an answer of any type, and throws when it is cancelled`() async {
    let task = Task { () -> Int in try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `is still waiting while something else answers`() async throws {
    let answer = try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask { try await Task.never() }
      group.addTask { "the other" }
      defer { group.cancelAll() }
      return try await group.next()
    }
    #expect(answer == "the other")
  }
}

@Suite struct CancellableValue {
  @Test func `is the value of the task`() async throws {
    #expect(await Task { 1 }.cancellableValue == 1)
    #expect(try await Task { () throws in 2 }.cancellableValue == 2)
  }

  @Test func `is the error of the task`() async {
    let task = Task { () throws -> Int in throw Refusal() }
    await #expect(throws: Refusal()) { try await task.cancellableValue }
  }

  @Test func `stops the task when nobody waits any more`() async {
    let endless = Task { try await Task.never() }
    let waiting = Task { try await endless.cancellableValue }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(endless.isCancelled)
  }

  @Test func `stops a task that cannot throw, too`() async {
    let endless = Task { for await _ in AsyncStream<Never>.never {} }
    let waiting = Task { await endless.cancellableValue }
    waiting.cancel()
    await waiting.value
    #expect(endless.isCancelled)
  }
}

private struct Refusal: Error, Equatable {}
