import ChapterKit
import Composable
import Dependencies
import IssueReporting
import Stage

extension Command {
  /// At which line a failure is, and what decides that.
  static let lines = Command(
    "lines",
    "The same failure at the wrong line, and at the right one: what file: and line: do."
  ) { _, terminal in
    for (words, failures) in await Lines.all() {
      terminal.say(words)
      for failure in failures { terminal.say("  \(failure.place)") }
    }
    return 0
  }
}

/// Four checks of a list that is empty.
@MainActor
enum Lines {
  static func all() async -> [(String, [Failure])] {
    await withDependencies {
      $0.context = .test
    } operation: {
      [
        (
          "1. A function reports. The failure is where the function is written:",
          await FailureLog.failures { expectMilk(in: []) }
        ),
        (
          "2. It takes file: and line: from its caller. The failure is in the test:",
          await FailureLog.failures { expectMilkHere(in: []) }
        ),
        (
          "3. A closure has no defaults, so it takes nothing. It reports where it was made:",
          await FailureLog.failures {
            let expectMilk: ([Todo]) -> Void = { _ in reportIssue("There is no milk.") }
            expectMilk([])
          }
        ),
        (
          "4. The stub below is a closure, too. But a step of a store is a call, and knows its line:",
          await FailureLog.failures {
            let store = TodosUnderTest(stubs: .lazy).store([.milk])
            await store.send(.deleteButtonTapped(Todo.milk.id)) { $0.todos = [] }
          }
        ),
      ]
    }
  }

  private static func expectMilk(in todos: [Todo]) {
    if !todos.contains(.milk) { reportIssue("There is no milk.") }
  }

  private static func expectMilkHere(
    in todos: [Todo],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard !todos.contains(.milk) else { return }
    reportIssue(
      "There is no milk.",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
