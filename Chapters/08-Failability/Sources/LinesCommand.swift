import ChapterKit
import Composable
import IssueReporting
import Stage

extension DemoCommand {
  /// At which line a failure is, and what decides that.
  static let lines = DemoCommand(
    "lines",
    "The same failure at the wrong line, and at the right one: what file: and line: do."
  ) { _, terminal in
    for (words, check) in Lines.all {
      terminal.say(words)
      for failure in await FailureLog.failures(of: check) {
        terminal.say("  \(failure.place)", hanging: 2)
      }
    }
    return 0
  }
}

/// Three checks of a list without milk, and a step of a store in two shapes.
@MainActor
enum Lines {
  static let all: KeyValuePairs<String, @MainActor () async -> Void> = [
    "1. A function reports. The failure is where the function is written:": {
      expectMilk(in: [])
    },
    "2. It takes file: and line: from its caller. The failure is in the test:": {
      expectMilkHere(in: [])
    },
    "3. A closure has no default arguments. Its failure is where it was made:": {
      let expectMilk: ([Todo]) -> Void = { _ in reportIssue("There is no milk.") }
      expectMilk([])
    },
    "4. A store is handed a list of steps. The failure is at the loop over the list:": {
      let store = TodosUnderTest().store([.milk])
      let steps: [(Todos.Action, (inout Todos.State) -> Void)] = [
        (.deleteButtonTapped(Todo.milk.id), { $0.todos = [] })
      ]
      for (action, change) in steps { await store.send(action, assert: change) }
    },
    "5. The same step is a call, which knows its line:": {
      let store = TodosUnderTest().store([.milk])
      await store.send(.deleteButtonTapped(Todo.milk.id)) { $0.todos = [] }
    },
  ]

  private static func expectMilk(in todos: [Todo]) {
    if !todos.contains(.milk) { reportIssue("There is no milk.") }
  }

  private static func expectMilkHere(
    in todos: [Todo],
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    if !todos.contains(.milk) { reportIssue("There is no milk.", filePath: filePath, line: line) }
  }
}
