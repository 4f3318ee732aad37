import Clocks

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
}
