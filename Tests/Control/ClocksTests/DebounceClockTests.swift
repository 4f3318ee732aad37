import Clocks
import ConcurrencyExtras
import TestTools
import Testing

@Suite struct DebounceClock {
  private typealias Debounced<C: Clock> = AsyncDebounceSequence<AsyncStream<Int>, C>

  @Test func `may be named by its short name`() {
    let immediate = AsyncStream<Int>.never.debounce(for: .seconds(1), clock: .immediate)
    #expect(type(of: immediate) == Debounced<ImmediateClock<Duration>>.self)
    let continuous = AsyncStream<Int>.never.debounce(for: .seconds(1), clock: .continuous)
    #expect(type(of: continuous) == Debounced<ContinuousClock>.self)
  }

  @Test func `may be of any kind`() async {
    let test = TestClock()
    let clock: any Clock<Duration> = test
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let numbers = LockIsolated<[Int]>([])
    let task = Task {
      for await number in stream.debounce(for: .seconds(1), tolerance: .zero, clock: clock) {
        numbers.withValue { $0.append(number) }
      }
    }
    continuation.yield(1)
    continuation.yield(2)
    await test.advance(by: .milliseconds(999))
    #expect(numbers.value == [])
    await test.advance(by: .milliseconds(1))
    #expect(numbers.value == [2])
    task.cancel()
    await task.value
  }

  @Test func `may be one that does not wait`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    var iterator = stream.debounce(for: .seconds(1), clock: .immediate).makeAsyncIterator()
    continuation.yield(1)
    #expect(await iterator.next() == 1)
    continuation.yield(2)
    #expect(await iterator.next() == 2)
    continuation.finish()
    #expect(await iterator.next() == nil)
  }

  @Test func `may be one that reports its use`() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let clock: any Clock<Duration> = UnimplementedClock()
    let issues = await IssueLog.messages {
      var iterator = stream.debounce(for: .seconds(1), clock: clock).makeAsyncIterator()
      continuation.yield(1)
      #expect(await iterator.next() == 1)
    }
    #expect(issues.contains { $0.hasPrefix("Unimplemented: Clock.sleep") })
  }

  @Test func `is given its tolerance`() async {
    let clock = ImpatientClock()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    var iterator = stream.debounce(for: .seconds(3), tolerance: .seconds(1), clock: clock)
      .makeAsyncIterator()
    continuation.yield(1)
    #expect(await iterator.next() == 1)
    #expect(clock.tolerances.value == [.seconds(1)])
  }

  @Test func `holds nothing back when it returns too early, or refuses to sleep`() async {
    let clock = ImpatientClock()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    var iterator = stream.debounce(for: .seconds(3), clock: clock).makeAsyncIterator()
    continuation.yield(1)
    #expect(await iterator.next() == 1)
    clock.refuses.setValue(true)
    continuation.yield(2)
    #expect(await iterator.next() == 2)
  }
}

/// Stands still, and ends each sleep at once.
private final class ImpatientClock: Clock {
  struct Refusal: Error {}

  let refuses = LockIsolated(false)
  let tolerances = LockIsolated<[Duration?]>([])
  let now = OffsetInstant<Duration>()
  let minimumResolution = Duration.zero

  func sleep(until deadline: OffsetInstant<Duration>, tolerance: Duration?) async throws {
    tolerances.withValue { $0.append(tolerance) }
    if refuses.value { throw Refusal() }
  }
}
