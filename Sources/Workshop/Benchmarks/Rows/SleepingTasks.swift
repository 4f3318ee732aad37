import Clocks
import ConcurrencyExtras

/// Tasks that sleep on a test clock.
struct SleepingTasks {
  let count: Int

  /// How long all of them take to wake, when each has a deadline of its own.
  func wake(times repetitions: Int) async -> Duration {
    var total = Duration.zero
    for _ in 0..<repetitions {
      let clock = TestClock()
      let tasks = (1...count).map { number in
        Task { try await clock.sleep(for: .seconds(number)) }
      }
      await clock.advance()
      total += await asynchronousTime { await clock.advance(by: .seconds(count)) }
      for task in tasks { try? await task.value }
    }
    return total
  }

  /// Whether those with the same deadline wake in the order in which they were started.
  func wakeInOrder() async -> Bool {
    let clock = TestClock()
    let woken = LockIsolated<[Int]>([])
    for number in 0..<count {
      Task {
        try await clock.sleep(for: .seconds(1))
        woken.withValue { $0.append(number) }
      }
    }
    await clock.advance(by: .seconds(1))
    return woken.value == Array(0..<count)
  }
}
