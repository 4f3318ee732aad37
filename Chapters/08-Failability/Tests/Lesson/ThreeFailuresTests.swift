import Clocks
import Composable
import Dependencies
import DependenciesTestSupport
import IssueReporting
import Testing

@testable import FailabilityChapter

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

@MainActor
@Suite struct ThreeFailures {
  @Test func `one cause has three failures, and each of them is true`() async {
    let line: UInt = #line + 6
    let issues = await IssueLog.issues {
      let todos = TodosUnderTest()
      let store = todos.store([.bread, .milk]) {
        $0.continuousClock = UnexpectedClock()
      }
      await store.send(.checkBoxTapped(Todo.bread.id)) { $0.todos[0].isComplete = true }
      await store.receive(.sortCompleted) { $0.todos = [.milk, .bread.completed] }
    }
    let bread = "UUID(00000000-0000-0000-0000-0000000003E9)"
    let told = issues.map { "\($0.line - line): \($0.message.prefix { $0 != "\n" })" }
    #expect(
      told == [
        "0: Unimplemented: Clock.sleep",
        "1: The test expects to receive Todos.Action.sortCompleted, and no action has arrived.",
        "0: An effect is still running that began with Todos.Action.checkBoxTapped(\(bread)).",
      ]
    )
  }
}
