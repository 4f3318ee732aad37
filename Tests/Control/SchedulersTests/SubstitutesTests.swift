import Dependencies
import Dispatch
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
      queue.schedule(after: DispatchQueue.test.now, tolerance: 0, options: nil) { runs += 1 }
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
      DispatchQueue.unimplemented.schedule {}
      DispatchQueue.unimplemented("The queue of letters").schedule {}
    }
    #expect(
      messages.map { $0.prefix(while: { $0 != "." }) } == [
        "Unimplemented: DispatchQueue was asked to run something now",
        "Unimplemented: The queue of letters was asked to run something now",
      ]
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
}
