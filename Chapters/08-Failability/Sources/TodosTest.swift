import Composable
import ConcurrencyExtras
import Dependencies
import Foundation

/// A test of the todos that needs no test framework: the demo runs it, and so does a real test.
struct TodosTest: Sendable {
  let name: String
  let run: @MainActor @Sendable (TodosUnderTest) async -> Void

  init(_ name: String, _ run: @escaping @MainActor @Sendable (TodosUnderTest) async -> Void) {
    self.name = name
    self.run = run
  }
}

/// Makes the store of a test: with the stubs, and over them with what the test overrides.
@MainActor
struct TodosUnderTest {
  var stubs = TodoAnalytics.lazy
  var tracksFilter = false

  func store(
    _ todos: [Todo],
    filter: Filter = .all,
    overriding override: (inout DependencyValues) -> Void = { _ in }
  ) -> TestStoreOf<Todos> {
    TestStore(initialState: Todos.State(todos: todos, filter: filter)) {
      Todos(tracksFilter: tracksFilter)
    } withDependencies: {
      $0.todoAnalytics = stubs
      override(&$0)
    }
  }
}

/// The events of one test.
struct Events: Sendable {
  private let log = LockIsolated<[TodoEvent]>([])

  var client: TodoAnalytics { .handing { [log] event in log.withValue { $0.append(event) } } }
  var tracked: [TodoEvent] { log.value }
}

extension Todo {
  static let bread = Todo(id: UUID(1001), text: "Bread")
  static let milk = Todo(id: UUID(1002), text: "Milk")
  static let tea = Todo(id: UUID(1003), text: "Tea")

  var completed: Todo { Todo(id: id, text: text, isComplete: true) }
}
