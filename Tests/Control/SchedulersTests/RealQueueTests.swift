import Dependencies
import DependenciesTestSupport
import Dispatch
import Schedulers
import Testing

@Suite struct RealQueueTests {
  typealias Stride = DispatchQueue.SchedulerTimeType.Stride

  @Test func `a queue runs what is scheduled, in its order`() async {
    let queue = DispatchQueue(label: "real").eraseToAnyScheduler()
    let log = LockIsolated<[Int]>([])
    await withCheckedContinuation { continuation in
      for number in 1...3 { queue.schedule { log.withValue { $0.append(number) } } }
      queue.schedule(after: queue.now) { continuation.resume() }
    }
    #expect(log.value == [1, 2, 3])
  }

  @Test func `a timer of a queue fires until it is cancelled`() async {
    let queue = DispatchQueue(label: "timer").eraseToAnyScheduler()
    let (rounds, continuation) = AsyncStream<Void>.makeStream()
    let timer = queue.schedule(after: queue.now, interval: .microseconds(1)) {
      continuation.yield()
    }
    for await _ in rounds.prefix(3) {}
    timer.cancel()
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

  @Test func `a moment and a length of time lead to another moment and back`() {
    // All of them are multiples of 125 ns: Apple's processors count in ticks, three last that long.
    let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000))
    #expect(start.distance(to: start.advanced(by: .milliseconds(437))) == .milliseconds(437))
    #expect(start.advanced(by: .nanoseconds(-500)).dispatchTime.uptimeNanoseconds == 500)
    #expect(start.advanced(by: .seconds(2)).distance(to: start) == .seconds(-2))
  }
}
