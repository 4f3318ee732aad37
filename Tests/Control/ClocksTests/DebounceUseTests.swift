import Clocks
import ConcurrencyExtras
import DependenciesTestSupport
import Testing

@Suite struct DebounceUse {
  @MainActor
  @Test func `serves a model on the main actor`() async {
    let clock = TestClock()
    let model = SearchModel(clock: clock)
    let task = Task { await model.observe() }
    for text in ["s", "sw", "swi"] { model.textChanged(to: text) }
    await clock.advance(by: .milliseconds(299))
    #expect(model.searches == [])
    await clock.advance(by: .milliseconds(1))
    #expect(model.searches == ["swi"])
    model.textChanged(to: "swift")
    await clock.advance(by: .milliseconds(300))
    #expect(model.searches == ["swi", "swift"])
    task.cancel()
    await task.value
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }

  @Test func `throws no other type than its input does`() async {
    func read() async throws(Refusal) {
      for try await _ in Refusing().debounce(for: .seconds(1), clock: TestClock()) {}
    }
    await #expect(throws: Refusal()) { try await read() }
  }

  @Test func `fails once, and is over then`() async throws {
    var iterator = Refusing().debounce(for: .seconds(1), clock: TestClock()).makeAsyncIterator()
    await #expect(throws: Refusal()) { try await iterator.next() }
    #expect(try await iterator.next() == nil)
  }

  @Test func `listens with the task-local values of its reader`() async {
    let stream = AsyncStream("a").map { "\($0) of \(Place.name)" }
    let heard = await Place.$name.withValue("here") {
      await stream.debounce(for: .seconds(1), clock: TestClock()).first { _ in true }
    }
    #expect(heard == "a of here")
  }

  @Test(.whereJobsAreWatched("A hundred turns are too few for so many values."))
  func `of ten thousand fast values lets the last pass`() async {
    let clock = TestClock()
    let stream = AsyncStream { continuation in
      for number in 1...10_000 { continuation.yield(number) }
    }
    let numbers = LockIsolated<[Int]>([])
    let task = Task {
      for await number in stream.debounce(for: .seconds(1), clock: clock) {
        numbers.withValue { $0.append(number) }
      }
    }
    await clock.advance(by: .milliseconds(999))
    #expect(numbers.value == [])
    await clock.advance(by: .milliseconds(1))
    #expect(numbers.value == [10_000])
    task.cancel()
    await task.value
  }

  @Test func `lets all of ten thousand fast values pass where there is nothing to wait for`() async
  {
    let stream = AsyncStream { continuation in
      for number in 1...10_000 { continuation.yield(number) }
      continuation.finish()
    }
    var numbers: [Int] = []
    for await number in stream.debounce(for: .zero, clock: TestClock()) { numbers.append(number) }
    #expect(numbers == Array(1...10_000))
  }
}

@MainActor
private final class SearchModel {
  private(set) var searches: [String] = []
  private let clock: any Clock<Duration>
  private let texts = AsyncStream.makeStream(of: String.self)

  init(clock: any Clock<Duration>) {
    self.clock = clock
  }

  func textChanged(to text: String) {
    texts.continuation.yield(text)
  }

  func observe() async {
    for await text in texts.stream.debounce(for: .milliseconds(300), clock: clock) {
      searches.append(text)
    }
  }
}

private enum Place {
  @TaskLocal static var name = "nowhere"
}

private struct Refusal: Error, Equatable {}

private struct Refusing: AsyncSequence, AsyncIteratorProtocol {
  func makeAsyncIterator() -> Self { self }

  mutating func next() async throws(Refusal) -> Int? { throw Refusal() }

  mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(Refusal) -> Int? { throw Refusal() }
}

extension AsyncStream<String> {
  fileprivate init(_ elements: String...) {
    self.init { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }
}
