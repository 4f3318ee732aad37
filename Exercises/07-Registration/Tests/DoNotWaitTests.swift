import Dependencies
import Dispatch
import Schedulers
import TestProbes
import Testing

@testable import RegistrationExercises

@MainActor
@Suite struct DoNotWait {
  // Demand 1
  @Test(arguments: contexts)
  func `what is scheduled runs at once`(context: DependencyContext) async {
    await inContext(context) {
      let queue = ImmediateQueue()
      var log: [String] = []
      queue.schedule {
        log.append("outer begins")
        queue.schedule(options: .init(qos: .utility)) { log.append("inner") }
        log.append("outer ends")
      }
      await DispatchQueue.test.advance()
      #expect(
        log == ["outer begins", "inner", "outer ends"],
        "What you schedule must run once, before 'schedule' returns, even while other work runs."
      )
    }
    let runs = await runsElsewhere { work in
      inContext(context) {
        let queue = ImmediateQueue()
        queue.schedule(work)
        queue.schedule(after: queue.now.advanced(by: .seconds(7)), work)
      }
    }
    #expect(runs == [2], "Another thread schedules two, now and for later. At once, so many ran:")
  }

  @Test(arguments: contexts, [-437, 0, 437, 7_200_000, 31_536_000_000])
  func `what is scheduled for later runs at once`(context: DependencyContext, delay: Int) async {
    await inContext(context) {
      let queue = ImmediateQueue()
      var runs = 0
      queue.schedule(after: queue.now.advanced(by: .milliseconds(delay))) { runs += 1 }
      #expect(runs == 1, "It was scheduled for \(delay) ms later, and has run \(runs) times.")
      await DispatchQueue.test.advance()
      #expect(runs == 1, "It ran at once, and then again: \(runs) times.")
    }
  }

  // Demand 2
  @Test(arguments: contexts, [-437, 0, 3_600_000])
  func `a timer runs at once, and once`(context: DependencyContext, milliseconds: Int) async {
    await inContext(context) {
      let queue = ImmediateQueue()
      let runs = LockIsolated(0)
      let start = queue.now.advanced(by: .milliseconds(milliseconds))
      let count = { runs.withValue { $0 += 1 } }
      let timer = queue.schedule(after: start, interval: .microseconds(1), count)
      #expect(runs.value == 1, "When 'schedule' returned, the timer had run \(runs.value) times.")
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      timer.cancel()
      #expect(runs.value == 1, "A moment later it is cancelled, and has run \(runs.value) times.")
    }
    let runs = await runsElsewhere { work in
      inContext(context) {
        let queue = ImmediateQueue()
        _ = queue.schedule(after: queue.now, interval: .seconds(7), work)
      }
    }
    #expect(runs == [1], "Another thread starts a timer. When 'schedule' returned, it had run:")
  }

  // Demand 3
  @Test(arguments: contexts)
  func `its time stands still`(context: DependencyContext) {
    inContext(context) {
      let queue = ImmediateQueue()
      let before = queue.now
      let later = before.advanced(by: .seconds(7))
      var times: [ImmediateQueue.SchedulerTimeType] = []
      queue.schedule(after: later) { times.append(queue.now) }
      _ = queue.schedule(after: later, interval: .seconds(7)) { times.append(queue.now) }
      let start = DispatchTime.now()
      while DispatchTime.now() <= start {}
      times.append(queue.now)
      let isStill = times.allSatisfy { $0 == before }
      #expect(isStill, "'now' should be the same in work for later, in a timer, and after them.")
    }
  }

  // Demand 4
  @Test(arguments: contexts, [true, false])
  func `a splash for a preview is over as soon as it appears`(
    context: DependencyContext,
    isInHurry: Bool
  ) throws {
    let (splash, other) = withDependencies {
      $0.context = context
      $0.mainQueue = isInHurry ? .immediate : DispatchQueue.test.eraseToAnyScheduler()
    } operation: {
      (Splash.forPreview(), Splash.forPreview())
    }
    try #require(splash !== other, "Two previews have got the same splash.")
    #expect(!splash.isOver, "The splash for a preview is over before it has appeared.")
    inContext(context) { splash.appeared() }
    #expect(splash.isOver, "In context '\(context)', you have to wait for the preview.")
    var runs = 0
    withDependencies(from: splash) {
      @Dependency(\.mainQueue) var queue
      queue.schedule(after: queue.now.advanced(by: .seconds(7))) { runs += 1 }
    }
    #expect(runs == 1, "Use 'withDependencies' to hand your queue to the preview's splash.")
  }

  @Test(arguments: contexts)
  func `any other splash waits for two seconds, on the queue that it was made with`(
    context: DependencyContext
  ) async {
    let queue = DispatchQueue.test
    _ = Splash.forPreview()
    let splash = withDependencies {
      $0.context = context
      $0.mainQueue = queue.eraseToAnyScheduler()
    } operation: {
      Splash()
    }
    let view = TestView { splash.isOver }
    inContext(context) { splash.appeared() }
    await queue.advance(by: .milliseconds(1_999))
    let other = "In context '\(context)', a splash that is not from 'forPreview()'"
    #expect(!splash.isOver, "\(other) is over before its two seconds.")
    await queue.advance(by: .milliseconds(1))
    #expect(splash.isOver, "\(other) does not wait on its own queue.")
    #expect(view.isTold, "The splash is over, and its screen is not notified.")
  }
}
