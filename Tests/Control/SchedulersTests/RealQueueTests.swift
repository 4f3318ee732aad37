import Dependencies
import DependenciesTestSupport
import Dispatch
import Foundation
import Schedulers
import Testing

@Suite struct RealQueueTests {
  typealias Stride = DispatchQueue.SchedulerTimeType.Stride

  @Test func `a queue runs what is scheduled, in its order`() async {
    let operations = OperationQueue()
    operations.maxConcurrentOperationCount = 1
    await expectOrder(on: operations)
    await expectOrder(on: DispatchQueue(label: "real"))
  }

  private func expectOrder(on queue: some Scheduler & Sendable) async {
    let queue = queue.eraseToAnyScheduler()
    let log = LockIsolated<[Int]>([])
    await withCheckedContinuation { continuation in
      for number in 1...3 { queue.schedule { log.withValue { $0.append(number) } } }
      queue.schedule(after: queue.now) { continuation.resume() }
    }
    #expect(log.value == [1, 2, 3])
  }

  @Test func `a timer of a queue fires until it is cancelled`() async {
    await expectRounds(on: OperationQueue())
    await expectRounds(on: DispatchQueue(label: "timer"))
  }

  private func expectRounds(on queue: some Scheduler & Sendable) async {
    let queue = queue.eraseToAnyScheduler()
    let (rounds, continuation) = AsyncStream<Void>.makeStream()
    let timer = queue.schedule(after: queue.now, interval: .microseconds(1)) {
      continuation.yield()
    }
    for await _ in rounds.prefix(3) {}
    timer.cancel()
  }

  @Test func `a run loop runs what is due as it turns`() {
    let loop = RunLoop.current
    let now = loop.now
    var log: [Int] = []
    var timer: (any Cancellable)?
    loop.schedule { log.append(0) }
    loop.schedule(after: now) { log.append(1) }
    timer = loop.schedule(after: now.advanced(by: 0.001), interval: .microseconds(1)) {
      log.append(log.count)
      // A loop returns from its turn for what is to run now, and not for a timer.
      if log.count == 5 { loop.schedule { timer?.cancel() } }
    }
    while log.count < 5 { _ = loop.run(mode: .default, before: .distantFuture) }
    #expect(log == [0, 1, 2, 3, 4])
  }

  @Test func `lengths of time are exact`() {
    let lengths: [(Stride, Int)] = [
      (.seconds(1), 1_000_000_000),
      (.milliseconds(300), 300_000_000),
      (.microseconds(-7), -7_000),
      (.seconds(0.31), 310_000_000),
      (1.5, 1_500_000_000),
      (Stride.seconds(2) + Stride.milliseconds(1), 2_001_000_000),
      (Stride.seconds(1) - Stride.seconds(3), -2_000_000_000),
    ]
    for (length, nanoseconds) in lengths { #expect(length == .nanoseconds(nanoseconds)) }
  }

  // Combine's lengths end the process there.
  #if !canImport(Combine)
    @Test func `a length of time that is too large is the largest one`() {
      let lengths: [(Stride, Int)] = [
        (.seconds(Int.max), .max),
        (.seconds(-Double.infinity), .min),
        (Stride.nanoseconds(.max) + Stride.nanoseconds(1), .max),
        (Stride(.never), .max),
      ]
      for (length, nanoseconds) in lengths { #expect(length == .nanoseconds(nanoseconds)) }
    }
  #endif

  @Test func `a moment and a length of time lead to another moment and back`() {
    // All of them are multiples of 125 ns: Apple's processors count in ticks, three last that long.
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
    #expect(start.distance(to: start.advanced(by: .milliseconds(437))) == .milliseconds(437))
    #expect(start.advanced(by: .nanoseconds(-500)).dispatchTime.uptimeNanoseconds == 500)
    #expect(start.advanced(by: .seconds(2)).distance(to: start) == .seconds(-2))
  }
}
