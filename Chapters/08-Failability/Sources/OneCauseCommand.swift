import ChapterKit
import Clocks
import Composable
import ConcurrencyExtras
import Dependencies
import IssueReporting
import Stage

extension DemoCommand {
  /// Each failure of a test whose clock it did not expect to be used.
  static let oneCause = DemoCommand(
    "one-cause",
    "A checked todo, and a clock on which a sleep fails and never ends: three failures."
  ) { _, terminal in
    let failures = await FailureLog.failures {
      let store = TodosUnderTest().store([.bread, .milk]) { $0.continuousClock = UnexpectedClock() }
      await store.send(.checkBoxTapped(Todo.bread.id)) { $0.todos[0].isComplete = true }
      await store.receive(.sortCompleted) { $0.todos = [.milk, .bread.completed] }
    }
    for failure in failures {
      terminal.say("\(failure.place)", hanging: 2)
      terminal.say("  \(failure.message.prefix { !$0.isNewline })", hanging: 2)
    }
    return 0
  }
}

/// A clock that no test expects to be used: it says so, and it never wakes what sleeps on it.
private struct UnexpectedClock: Clock {
  /// It has to return something, and the test fails anyway: any instant will do.
  var now: TestClock<Duration>.Instant { TestClock<Duration>.Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    reportIssue("Unimplemented: Clock.sleep")
    try await Task.never()
  }
}
