import Dispatch
import Schedulers
import Testing

@testable import ChapterKit

@MainActor
@Suite struct SpeedQueues {
  let base = DispatchQueue.test

  @Test func `ten seconds of a queue at five times the speed are two`() async {
    let queue = SpeedQueue(base.eraseToAnyScheduler(), speed: 5)
    let start = queue.now
    var isOver = false
    queue.schedule(after: start.advanced(by: .seconds(10))) { isOver = true }
    await base.advance(by: .milliseconds(1_999))
    #expect(!isOver)
    await base.advance(by: .milliseconds(1))
    #expect(isOver)
    #expect(start.distance(to: queue.now) == .seconds(10))
  }

  @Test func `a timer at half the speed takes twice the time`() async {
    let queue = SpeedQueue(base.eraseToAnyScheduler(), speed: 0.5)
    var rounds = 0
    let first = queue.now.advanced(by: .seconds(1))
    let timer = queue.schedule(after: first, interval: .seconds(2)) { rounds += 1 }
    await base.advance(by: .seconds(6))
    #expect(rounds == 2)
    timer.cancel()
  }
}
