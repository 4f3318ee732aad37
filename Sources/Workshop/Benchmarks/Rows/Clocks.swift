import Clocks

extension Row {
  /// Clocks for tests.
  static var clocks: [Row] {
    [
      Row(
        "ImmediateClock.sleep",
        floor: .yield,
        target: .microseconds(5)
      ) { repetitions in
        let clock = ImmediateClock()
        return await asynchronousTime {
          for _ in 0..<repetitions { try? await clock.sleep(for: .seconds(1)) }
        }
      }
    ]
      + [1, 100, 1_000, 10_000].map { sleepers in
        Row(
          "TestClock.advance, each of \(sleepers.grouped) sleeper\(sleepers == 1 ? "" : "s")",
          floor: .sortedPop(of: sleepers),
          target: .microseconds(10),
          operations: sleepers
        ) { await SleepingTasks(count: sleepers).wake(times: $0) }
      }
  }
}
