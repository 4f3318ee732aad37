import Dependencies
import Dispatch
import Schedulers
import Testing

@testable import RegistrationExercises

@MainActor
@Suite struct DoNotWait {
  @Test func `what you schedule, now or for later, runs once, before schedule returns`() async {
    let queue = ImmediateQueue()
    let log = LockIsolated<[String]>([])
    queue.schedule { log.withValue { $0.append("now") } }
    #expect(log.value == ["now"], "'schedule' has returned, so the work should have run once.")
    queue.schedule(after: queue.now.advanced(by: .seconds(3_600))) {
      log.withValue { $0.append("later") }
    }
    #expect(log.value == ["now", "later"], "'schedule(after:)' has returned, and it has not run.")
    // What was handed to the machine's main queue has its turn before this.
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
    #expect(log.value == ["now", "later"], "One of them ran again later.")
  }

  @Test func `a timer runs at once, and only once`() {
    let queue = ImmediateQueue()
    let runs = LockIsolated(0)
    let timer = queue.schedule(after: queue.now, interval: .seconds(1)) {
      runs.withValue { $0 += 1 }
    }
    #expect(runs.value == 1, "The timer is made, so it should have run once.")
    timer.cancel()
  }

  @Test func `a splash for a preview is over as soon as it appears`() {
    let splash = Splash.forPreview()
    #expect(!splash.isOver, "It has not appeared yet, and it is over.")
    splash.appeared()
    #expect(splash.isOver, "It has appeared, and its queue still waits.")
  }

  @Test func `any other splash waits for two seconds, on the queue that it was made with`() async {
    let queue = DispatchQueue.test
    let splash = withDependencies {
      $0.mainQueue = queue.eraseToAnyScheduler()
    } operation: {
      Splash()
    }
    splash.appeared()
    await queue.advance(by: .milliseconds(1_999))
    #expect(!splash.isOver, "It is over too soon.")
    await queue.advance(by: .milliseconds(1))
    #expect(splash.isOver, "Two seconds are over on its queue, and it still waits.")
  }
}
