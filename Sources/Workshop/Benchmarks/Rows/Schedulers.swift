import Dispatch
import Schedulers

extension Row {
  /// Schedulers for tests.
  static var schedulers: [Row] {
    [1, 100, 10_000].map { count in
      Row(
        "TestScheduler.advance, each of \(count.grouped) \(count == 1 ? "action" : "actions")",
        floor: .sortedPop(of: count),
        target: .microseconds(10),
        growth: Growth(series: "actions"),
        operations: count
      ) { await ScheduledActions(count: count).run(times: $0) }
    }
  }
}

/// What waits on a test scheduler, each with a moment of its own.
private struct ScheduledActions {
  let count: Int

  /// How long all of them take, from the first being scheduled until the last has run and come to
  /// rest.
  func run(times repetitions: Int) async -> Duration {
    var total = Duration.zero
    for _ in 0..<repetitions {
      let queue = DispatchQueue.test
      let start = queue.now
      total += await asynchronousTime {
        for number in 1...count {
          queue.schedule(after: start.advanced(by: .seconds(number))) {}
        }
        await queue.advance(by: .seconds(count))
      }
    }
    return total
  }
}
