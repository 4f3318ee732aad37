import Composable
import ConcurrencyExtras
import Dependencies
import DependenciesTestSupport
import XCTest

@testable import FailabilityChapter

/// The sample of the lesson: the same test for a test target that still has XCTest.
final class TodosXCTests: XCTestCase {
  @MainActor
  func testADeletedTodoIsTracked() async {
    let events = LockIsolated<[TodoEvent]>([])
    let store = TestStore(initialState: Todos.State(todos: [.bread, .milk])) {
      Todos()
    } withDependencies: {
      $0.todoAnalytics = .handing { event in events.withValue { $0.append(event) } }
    }
    await store.send(.deleteButtonTapped(Todo.milk.id)) { $0.todos = [.bread] }
    XCTAssertEqual(events.value, [TodoEvent(name: "Todo Deleted")])
  }
}
