import Clocks
import ConcurrencyExtras
import Testing

@Suite struct ThrottleCancellation {
  private let clock = TestClock()
  private let places = AsyncStream.makeStream(of: Int.self)
  private let ending = LockIsolated<String?>(nil)
  private let seen = LockIsolated<[Int]>([])

  init() {
    places.continuation.onTermination = { [ending] in ending.setValue("\($0)") }
  }

  @Test func `leaves nothing behind while a value waits`() async throws {
    let task = read()
    places.continuation.yield(1)
    places.continuation.yield(2)
    await clock.advance(by: .seconds(2))
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    await task.value
    try await clock.checkSuspension()
    #expect(ending.value == "cancelled")
    #expect(seen.value == [1])
  }

  @Test func `does not sleep when no value waits`() async throws {
    let task = read()
    places.continuation.yield(1)
    await clock.advance()
    #expect(seen.value == [1])
    try await clock.checkSuspension()
    task.cancel()
    await task.value
    #expect(ending.value == "cancelled")
  }

  @Test func `leaves nothing behind in the wait before its end`() async throws {
    let task = read()
    places.continuation.yield(1)
    places.continuation.yield(2)
    places.continuation.finish()
    await clock.advance(by: .seconds(2))
    await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    task.cancel()
    await task.value
    try await clock.checkSuspension()
    #expect(seen.value == [1])
  }

  private func read() -> Task<Void, Never> {
    Task {
      for await place in places.stream.throttle(for: .seconds(3), clock: clock) {
        seen.withValue { $0.append(place) }
      }
    }
  }
}
