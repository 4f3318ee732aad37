import Clocks
import Dispatch
import Schedulers

/// A feature that counts seconds, and on its way from the clock to its state takes every detour
/// that Swift offers.
@MainActor final class HoppingModel {
  private(set) var seconds = 0

  private let clock: any Clock<Duration>
  private let tally = Tally()
  private let ticks: AsyncStream<Void>
  private let tick: AsyncStream<Void>.Continuation
  private var tasks: [Task<Void, Never>] = []
  private var timer: (any Cancellable)?

  init(clock: any Clock<Duration>) {
    self.clock = clock
    (ticks, tick) = AsyncStream.makeStream()
  }

  func start() {
    tasks = [
      Task { [clock] in
        var number = 0
        for await _ in clock.timer(interval: .seconds(1)) {
          number += 1
          count(by: Detour.allCases[number % Detour.allCases.count])
        }
      },
      Task { [ticks] in
        for await _ in ticks { seconds += 1 }
      },
    ]
  }

  /// The same, with the seconds of a queue.
  func start(on queue: TestSchedulerOf<DispatchQueue>) {
    var number = 0
    timer = queue.schedule(after: queue.now.advanced(by: .seconds(1)), interval: .seconds(1)) {
      [weak self] in
      number += 1
      self?.count(by: Detour.allCases[number % Detour.allCases.count])
    }
    tasks = [Task { [ticks] in for await _ in ticks { seconds += 1 } }]
  }

  func stop() {
    timer?.cancel()
    for task in tasks { task.cancel() }
  }

  private func count(by detour: Detour) {
    switch detour {
    case .none: seconds += 1
    case .task: Task { seconds += 1 }
    case .yield:
      Task {
        await Task.yield()
        seconds += 1
      }
    case .detachedTask:
      Task.detached { [self] in await increment() }
    case .detachedTaskOfLowPriority:
      Task.detached(priority: .background) { [self] in
        await Task.yield()
        await increment()
      }
    case .taskGroup: Task { await countInGroup() }
    case .actor: Task { seconds += await tally.next() }
    case .stream: Task.detached { [tick] in tick.yield() }
    }
  }

  private func increment() {
    seconds += 1
  }

  private func countInGroup() async {
    seconds += await withTaskGroup(of: Int.self) { [tally] group in
      group.addTask { 0 }
      group.addTask { await tally.next() }
      group.addTask { await Task.detached { 0 }.value }
      var sum = 0
      for await number in group { sum += number }
      return sum
    }
  }

  private enum Detour: CaseIterable {
    case none, task, yield, detachedTask, detachedTaskOfLowPriority, taskGroup, actor, stream
  }
}

private actor Tally {
  func next() async -> Int {
    await Task.yield()
    return 1
  }
}
