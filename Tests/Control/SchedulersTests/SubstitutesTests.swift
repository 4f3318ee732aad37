import Dependencies
import DependenciesTestSupport
import Dispatch
import Schedulers
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

  @Test func `a scheduler behind any scheduler is the scheduler itself`() async {
    let test = DispatchQueue.test
    let any = test.eraseToAnyScheduler()
    var isDone = false
    any.schedule(after: any.now.advanced(by: .seconds(1))) { isDone = true }
    await test.advance(by: .seconds(1))
    #expect(isDone)
    #expect(any.now == test.now)
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

  @Test func `the main queue is chosen like any dependency`() {
    withDependencies {
      $0.mainQueue = .immediate
    } operation: {
      @Dependency(\.mainQueue) var mainQueue
      var runs = 0
      mainQueue.schedule { runs += 1 }
      #expect(runs == 1)
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
