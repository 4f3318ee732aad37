import Clocks
import ConcurrencyExtras
import Testing

@Suite struct DebounceCancellation {
  private let clock = TestClock()
  private let texts = AsyncStream.makeStream(of: String.self)
  private let ending = LockIsolated<String?>(nil)
  private let seen = LockIsolated<[String]>([])

  init() {
    texts.continuation.onTermination = { [ending] in ending.setValue("\($0)") }
  }

  @Test func `leaves nothing behind in the middle of a wait`() async throws {
    let task = read()
    texts.continuation.yield("a")
    await clock.advance(by: .seconds(2))
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    try await expectNothingLeft(after: task)
    await clock.advance(by: .seconds(9))
    #expect(seen.value == [])
  }

  @Test func `finds one sleeper, however many values came`() async throws {
    let task = read()
    for text in ["a", "b", "c"] {
      texts.continuation.yield(text)
      await clock.advance(by: .seconds(1))
    }
    let error = await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(error?.description.hasPrefix("1 task is still asleep") == true)
    task.cancel()
    try await expectNothingLeft(after: task)
  }

  @Test func `stops listening to an input that goes on regardless`() async throws {
    let task = Task {
      for await _ in Endless().debounce(for: .seconds(3), clock: clock) {}
    }
    await Endless.begun.stream.first { _ in true }
    task.cancel()
    await task.value
    try await clock.checkSuspension()
  }

  @Test(arguments: [[], ["a"]])
  func `leaves nothing behind between two values`(values: [String]) async throws {
    let task = read()
    for value in values { texts.continuation.yield(value) }
    await clock.advance(by: .seconds(3))
    task.cancel()
    try await expectNothingLeft(after: task)
    #expect(seen.value == values)
  }

  @Test func `ends a reader that was cancelled before it began`() async throws {
    texts.continuation.yield("a")
    texts.continuation.finish()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await collect()
    }
    await task.value
    #expect(seen.value == [])
    try await clock.checkSuspension()
  }

  @Test func `leaves nothing behind when the loop is left`() async throws {
    let task = Task {
      for await text in texts.stream.debounce(for: .seconds(3), clock: clock) {
        seen.withValue { $0.append(text) }
        break
      }
    }
    texts.continuation.yield("a")
    await clock.advance(by: .seconds(3))
    #expect(seen.value == ["a"])
    try await expectNothingLeft(after: task)
  }

  @Test func `has nothing to leave behind when nobody reads`() async throws {
    var iterator: AsyncDebounceSequence<AsyncStream<String>, TestClock<Duration>>.Iterator? =
      texts.stream.debounce(for: .seconds(3), clock: clock).makeAsyncIterator()
    texts.continuation.yield("a")
    try await clock.checkSuspension()
    #expect(ending.value == nil)
    #expect(await texts.stream.first { _ in true } == "a")
    iterator = nil
    #expect(iterator == nil)
    try await clock.checkSuspension()
  }

  @Test func `lets go of its input`() async {
    final class Witness: Sendable {}
    var witness: Witness? = Witness()
    weak let trace = witness
    let task = Task { [witness] in
      let watched = texts.stream.map { [witness] text in
        _ = witness
        return text
      }
      for await _ in watched.debounce(for: .seconds(3), clock: clock) {}
    }
    witness = nil
    texts.continuation.yield("a")
    await clock.advance(by: .seconds(2))
    #expect(trace != nil)
    task.cancel()
    await task.value
    await clock.advance()
    #expect(trace == nil)
  }

  @Test func `says nothing more once it has ended`() async throws {
    var iterator = texts.stream.debounce(for: .seconds(3), clock: clock).makeAsyncIterator()
    texts.continuation.yield("a")
    texts.continuation.finish()
    #expect(await iterator.next() == "a")
    #expect(await iterator.next() == nil)
    #expect(await iterator.next() == nil)
    try await clock.checkSuspension()
  }

  private func read() -> Task<Void, Never> {
    Task { await collect() }
  }

  private func collect() async {
    for await text in texts.stream.debounce(for: .seconds(3), clock: clock) {
      seen.withValue { $0.append(text) }
    }
  }

  private func expectNothingLeft(
    after task: Task<Void, Never>,
    at sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    await task.value
    try await clock.checkSuspension()
    #expect(ending.value == "cancelled", sourceLocation: sourceLocation)
  }
}

/// Says the same again and again, and does not care who was cancelled.
private struct Endless: AsyncSequence, AsyncIteratorProtocol {
  static let begun = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingOldest(1))

  func makeAsyncIterator() -> Self { self }

  mutating func next() async -> Int? {
    Self.begun.continuation.yield()
    await Task.yield()
    return 1
  }
}
