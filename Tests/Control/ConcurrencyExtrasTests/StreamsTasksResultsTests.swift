import ConcurrencyExtras
import Testing

@Suite struct StreamsTasksResults {
  @Test func `a stream that never speaks ends with the task that waits for it`() async throws {
    let task = Task {
      for await _ in AsyncStream<Int>.never { return "value" }
      for try await _ in AsyncThrowingStream<Int, any Error>.never { return "value" }
      return "end"
    }
    task.cancel()
    #expect(try await task.value == "end")
  }

  @Test func `a finished stream ends at once, by an error if there is one`() async {
    for await _ in AsyncStream<Int>.finished { Issue.record("a value of a finished stream") }
    await #expect(throws: Refusal()) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Refusal()) {}
    }
  }

  @Test func `an answer that never comes may have any type, and throws when cancelled`() async {
    let task = Task { () -> Int in try await Task.never() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a task is stopped when nobody waits for its value any more`() async {
    let endless = Task { try await Task.never() }
    let waiting = Task { try await endless.cancellableValue }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(endless.isCancelled)
    #expect(await Task { 1 }.cancellableValue == 1)
  }

  @Test func `a result keeps what an operation returns or throws`() async {
    #expect(await Result { () async throws(Refusal) in 42 } == .success(42))
    let refused = await Result { () async throws(Refusal) -> Int in throw Refusal() }
    #expect(refused == .failure(Refusal()))
  }
}

private struct Refusal: Error, Equatable {}
