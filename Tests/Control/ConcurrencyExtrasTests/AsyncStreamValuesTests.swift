import ConcurrencyExtras
import Testing

@Suite struct StreamThatNeverSpeaks {
  @Test func `ends with the task that waits for it`() async {
    let task = Task {
      for await _ in AsyncStream<Int>.never { return "value" }
      return "end"
    }
    task.cancel()
    #expect(await task.value == "end")
  }

  @Test func `ends without an error where it could throw one`() async throws {
    let task = Task {
      for try await _ in AsyncThrowingStream<Int, any Error>.never { return "value" }
      return "end"
    }
    task.cancel()
    #expect(try await task.value == "end")
  }
}

@Suite struct StreamThatIsFinished {
  @Test func `ends at once`() async throws {
    for await _ in AsyncStream<Int>.finished { Issue.record("a value of a finished stream") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() {
      Issue.record("a value of a finished stream")
    }
  }

  @Test func `ends by an error`() async {
    await #expect(throws: Refusal()) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Refusal()) {}
    }
  }
}

private struct Refusal: Error, Equatable {}
