import Clocks
import ConcurrencyExtras
import DependenciesTestSupport
import Testing

@Suite struct ThrottleClock {
  private typealias Throttled<C: Clock> = AsyncThrottleSequence<AsyncStream<Int>, C>

  @Test func `keeps its type where it is known`() {
    let sequence = AsyncStream<Int>.never.throttle(for: .seconds(1), clock: TestClock())
    #expect(type(of: sequence) == Throttled<TestClock<Duration>>.self)
    let continuous = AsyncStream<Int>.never.throttle(for: .seconds(1), clock: .continuous)
    #expect(type(of: continuous) == Throttled<ContinuousClock>.self)
  }

  @Test func `may be of any kind`() async {
    let test = TestClock()
    let clock: any Clock<Duration> = test
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let numbers = LockIsolated<[Int]>([])
    let task = Task {
      for await number in stream.throttle(for: .seconds(1), clock: clock, latest: false) {
        numbers.withValue { $0.append(number) }
      }
    }
    for number in 1...3 { continuation.yield(number) }
    await test.advance(by: .milliseconds(999))
    #expect(numbers.value == [1])
    await test.advance(by: .milliseconds(1))
    #expect(numbers.value == [1, 2])
    task.cancel()
    await task.value
  }

  @Test(.whereJobsAreWatched("A hundred turns are too few for so many values."))
  func `of ten thousand fast values lets two pass`() async {
    let clock = TestClock()
    let stream = AsyncStream { continuation in
      for number in 1...10_000 { continuation.yield(number) }
      continuation.finish()
    }
    let numbers = LockIsolated<[Int]>([])
    let task = Task {
      for await number in stream.throttle(for: .seconds(1), clock: clock) {
        numbers.withValue { $0.append(number) }
      }
    }
    await clock.advance(by: .seconds(1))
    #expect(numbers.value == [1, 10_000])
    await task.value
  }

  @Test func `lets a value pass each second of ten busy minutes`() async {
    let clock = TestClock()
    let stream = AsyncStream(unfolding: {
      try? await clock.sleep(for: .milliseconds(400))
      return clock.now
    })
    let instants = LockIsolated<[Duration]>([])
    let task = Task {
      for await instant in stream.throttle(for: .seconds(1), clock: clock) {
        instants.withValue { $0.append(instant.offset) }
      }
    }
    await clock.advance(by: .seconds(600))
    task.cancel()
    await task.value
    // The first comes after 0.4 s. Each later one is the newest when its second is over.
    let milliseconds = instants.value.map { Int($0 / .milliseconds(1)) }
    #expect(Array(milliseconds.prefix(4)) == [400, 1_200, 2_000, 3_200])
    #expect(milliseconds.count == 600)
  }
}
