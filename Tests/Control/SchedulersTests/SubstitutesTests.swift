import Dependencies
import Dispatch
import Foundation
import Schedulers
import TestTools
import Testing

@MainActor @Suite struct SubstitutesTests {
  @Test func `an immediate scheduler runs everything at once, and a timer once`() {
    var log: [String] = []
    let queue = AnySchedulerOf<DispatchQueue>.immediate
    queue.schedule { log.append("now") }
    queue.schedule(after: queue.now.advanced(by: .seconds(60))) { log.append("later") }
    _ = queue.schedule(after: queue.now, interval: .seconds(1)) { log.append("again") }
    #expect(log == ["now", "later", "again"])
  }

  @Test func `an unimplemented scheduler says what it was asked for, and runs it`() {
    var runs = 0
    let line: UInt = #line + 1
    let queue = AnySchedulerOf<DispatchQueue>.unimplemented("FormModel.backgroundQueue")
    let issues = IssueLog.issues {
      queue.schedule { runs += 1 }
      queue.schedule(after: DispatchQueue.test.now, tolerance: 0) { runs += 1 }
      _ = queue.now
    }
    #expect(runs == 2)
    #expect(issues.map(\.line) == [line, line, line])
    #expect(
      issues.first?.message == """
        Unimplemented: FormModel.backgroundQueue was asked to run something now.

        It was made to show that nothing is scheduled here. If something may be, hand over a test \
        scheduler that the test advances, or an immediate one that does not wait.
        """
    )
  }

  @Test func `one that nobody has named is called by its kind`() {
    let messages = IssueLog.messages {
      OperationQueue.unimplemented.schedule {}
      AnySchedulerOf<RunLoop>.unimplemented.schedule {}
      AnySchedulerOf<DispatchQueue>.unimplemented.schedule {}
    }
    let kinds = messages.map { $0.split(separator: " ")[1] }
    #expect(kinds == ["OperationQueue", "RunLoop", "DispatchQueue"])
  }

  @Test func `a run loop and an operation queue count seconds in dates`() async {
    var log: [TimeInterval] = []
    let (loop, queue) = (RunLoop.test, OperationQueue.test)
    loop.schedule(after: loop.now.advanced(by: .milliseconds(1_500))) {
      log.append(loop.now.date.timeIntervalSince1970)
    }
    queue.schedule(after: queue.now.advanced(by: 0.5)) {
      log.append(queue.now.date.timeIntervalSince1970)
    }
    await loop.advance(by: 1.5)
    await queue.advance(by: .seconds(1) - .milliseconds(500))
    #expect(log == [1.5, 0.5])
    AnySchedulerOf<OperationQueue>.immediate.schedule { log = [] }
    #expect(log == [])
  }

  @Test func `the main queue of a test that chooses none is a failure, and does not wait`() {
    var isDone = false
    let messages = IssueLog.messages {
      @Dependency(\.mainQueue) var mainQueue
      mainQueue.schedule { isDone = true }
    }
    #expect(isDone)
    #expect(messages.count == 1)
    #expect(messages.first?.contains(#"@Dependency(\.mainQueue)"#) == true)
  }

  @Test func `the main queue and the main run loop are chosen like any dependency`() {
    withDependencies {
      $0.mainQueue = .immediate
      $0.mainRunLoop = .immediate
    } operation: {
      @Dependency(\.mainQueue) var mainQueue
      @Dependency(\.mainRunLoop) var mainRunLoop
      var runs = 0
      mainQueue.schedule { runs += 1 }
      mainRunLoop.schedule { runs += 1 }
      #expect(runs == 2)
    }
  }

  @Test func `the user interface takes no detour where it runs already`() async {
    let log = await withCheckedContinuation { continuation in
      UIScheduler.shared.schedule {
        let log = LockIsolated<[Int]>([])
        UIScheduler.shared.schedule { log.withValue { $0.append(1) } }
        log.withValue { $0.append(2) }
        continuation.resume(returning: log.value)
      }
    }
    #expect(log == [1, 2])
  }
}
