import ConcurrencyExtras
import Dependencies
import Dispatch
import Schedulers
import Testing

@MainActor @Suite struct SchedulerSleep {
  let queue = DispatchQueue.test

  @Test func `it sleeps for a time, and until a moment`() async throws {
    let slept = LockIsolated<[String]>([])
    let sleeping = Task { [queue] in
      try await queue.sleep(for: .seconds(1))
      slept.withValue { $0.append("1") }
      try await queue.sleep(until: queue.now.advanced(by: .seconds(2)))
      slept.withValue { $0.append("3") }
    }
    await queue.advance(by: .milliseconds(999))
    #expect(slept.value == [])
    await queue.advance(by: .milliseconds(1))
    #expect(slept.value == ["1"])
    await queue.advance(by: .seconds(2))
    #expect(slept.value == ["1", "3"])
    try await sleeping.value
  }

  @Test func `a run includes what a task has not scheduled yet`() async throws {
    let sleeping = Task { [queue] in try await queue.sleep(for: .seconds(1)) }
    await queue.run()
    #expect(queue.now == .start.advanced(by: .seconds(1)))
    try await sleeping.value
  }

  @Test func `a sleep until what is past ends at once, on a real queue too`() async throws {
    let queue = DispatchQueue(label: "real")
    try await queue.sleep(until: queue.now.advanced(by: .seconds(-1)))
    try await queue.sleep(for: 0)
  }

  @Test func `a sleep that is cancelled throws, and leaves nothing behind`() async {
    let sleeping = Task { [queue] in try await queue.sleep(for: .seconds(1)) }
    await queue.advance()
    sleeping.cancel()
    await #expect(throws: CancellationError.self) { try await sleeping.value }
    await queue.run()
  }

  @Test func `a timer ticks until its loop is left`() async {
    // Apple's moments of a queue are not Sendable: what leaves the task is whether they are right.
    let areRight = LockIsolated<[Bool]>([])
    let ticking = Task { [queue] in
      let start = queue.now
      for await tick in queue.timer(interval: .seconds(2)) {
        let isRight = start.distance(to: tick) == .seconds(2 * (areRight.count + 1))
        areRight.withValue { $0.append(isRight) }
        if areRight.count == 2 { break }
      }
    }
    await queue.advance(by: .seconds(9))
    #expect(areRight.value == [true, true])
    await ticking.value
    await queue.run()
  }

  @Test func `it measures by its own time`() {
    let time = queue.measure { queue.advance(by: .milliseconds(437)) }
    #expect(time == .milliseconds(437))
  }
}
