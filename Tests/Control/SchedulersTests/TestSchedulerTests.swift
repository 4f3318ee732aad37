import Clocks
import ConcurrencyExtras
import Dependencies
import Dispatch
import IssueReporting
import Schedulers
import Stillness
import TestTools
import Testing

@MainActor @Suite struct TestSchedulerTests {
  let queue = DispatchQueue.test

  @Test func `what is scheduled waits until the test lets time go by`() async {
    var log: [String] = []
    queue.schedule { log.append("now") }
    queue.schedule(after: queue.now.advanced(by: .milliseconds(300))) { log.append("300") }
    #expect(log == [])
    await queue.advance()
    #expect(log == ["now"])
    await queue.advance(by: .milliseconds(299))
    #expect(log == ["now"])
    await queue.advance(by: .milliseconds(1))
    #expect(log == ["now", "300"])
  }

  @Test func `the earliest comes first, and of two at once the one that was first`() async {
    var log: [Int] = []
    for number in 1...5 {
      queue.schedule(after: queue.now.advanced(by: .seconds(6 - number))) { log.append(number) }
      queue.schedule(after: queue.now.advanced(by: .seconds(1))) { log.append(number * 10) }
    }
    await queue.advance(by: .seconds(5))
    #expect(log == [10, 20, 30, 40, 5, 50, 4, 3, 2, 1])
  }

  @Test func `what is scheduled on the way runs on the way, at its own moment`() async {
    var moments: [DispatchQueue.SchedulerTimeType.Stride] = []
    let start = queue.now
    queue.schedule(after: start.advanced(by: .seconds(1))) { [queue] in
      moments.append(start.distance(to: queue.now))
      queue.schedule(after: queue.now.advanced(by: .seconds(1))) {
        moments.append(start.distance(to: queue.now))
      }
    }
    await queue.advance(by: .seconds(10))
    #expect(moments == [.seconds(1), .seconds(2)])
    #expect(start.distance(to: queue.now) == .seconds(10))
  }

  @Test func `a timer goes on until it is cancelled`() async {
    var rounds = 0
    let timer = queue.schedule(after: queue.now.advanced(by: .seconds(1)), interval: .seconds(2)) {
      rounds += 1
    }
    await queue.advance(by: .milliseconds(999))
    #expect(rounds == 0)
    await queue.advance(by: .seconds(4))
    #expect(rounds == 2)
    timer.cancel()
    await queue.run()
    #expect(rounds == 2)
  }

  @Test func `a timer may cancel itself`() async {
    var rounds = 0
    var timer: (any Cancellable)?
    timer = queue.schedule(after: queue.now, interval: .seconds(1)) {
      rounds += 1
      if rounds == 3 { timer?.cancel() }
    }
    await queue.run()
    #expect(rounds == 3)
  }

  @Test func `of timers that are due together the first stays the first`() {
    var log: [String] = []
    let (start, end) = (queue.now, queue.now.advanced(by: .seconds(2)))
    let timers = [
      queue.schedule(after: start, interval: .seconds(1)) { [queue] in
        if log.isEmpty { queue.schedule(after: end) { log.append("once") } }
        log.append("each")
      },
      queue.schedule(after: start, interval: .seconds(2)) { log.append("every other") },
    ]
    queue.advance(by: .seconds(2))
    #expect(log == ["each", "every other", "each", "each", "every other", "once"])
    for timer in timers { timer.cancel() }
  }

  @Test func `a timer that nothing keeps stops`() async {
    var rounds = 0
    _ = queue.schedule(after: queue.now.advanced(by: .seconds(1)), interval: .seconds(1)) {
      rounds += 1
    }
    await queue.advance(by: .seconds(3))
    #expect(rounds == 0)
  }

  @Test func `an advance returns when the tasks that it set in motion have come to rest`() async {
    let log = LockIsolated<[Int]>([])
    queue.schedule(after: queue.now.advanced(by: .seconds(1))) {
      Task {
        await Task.detached { await Task.yield() }.value
        log.withValue { $0.append(1) }
      }
    }
    queue.schedule(after: queue.now.advanced(by: .seconds(1))) {
      Task { @MainActor in log.withValue { $0.append(2) } }
    }
    await queue.advance(by: .seconds(1))
    #expect(log.value == [1, 2])
  }

  @Test func `time does not go back`() async {
    let line: UInt = #line + 1
    let issues = await IssueLog.issues { await queue.advance(by: .seconds(-1)) }
    let others = IssueLog.issues { queue.advance(by: .seconds(-1)) }
    #expect((issues + others).map(\.line) == [line, line + 1])
    let message = "A test scheduler cannot go back. Advance it by a time that is not negative."
    #expect((issues + others).map(\.message) == [message, message])
  }

  @Test
  func `a timer without an interval is an issue, not a hang`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      Stillness.divideLimits(by: 20)
      let queue = DispatchQueue.test
      let timer = queue.schedule(after: queue.now, interval: .seconds(0)) {}
      var messages = await IssueLog.messages { await queue.run() }
      messages += IssueLog.messages { queue.advance() }
      let message = """
        Time stands still: the clock wakes one sleeper after the other at \(queue.now). Look for a \
        loop or a timer that sleeps for no time at all, and let it sleep for longer.
        """
      precondition(messages == [message, message])
      timer.cancel()
    }
  }

  @Test @concurrent func `what is due runs on the main queue, wherever the test runs`() async {
    let queue = DispatchQueue.test
    let count = LockIsolated(0)
    queue.schedule(after: queue.now.advanced(by: .seconds(1))) {
      dispatchPrecondition(condition: .onQueue(.main))
      count.withValue { $0 += 1 }
    }
    await queue.advance(by: .seconds(1))
    #expect(count.value == 1)
  }
}
