import Composable
import CustomDump
import Dependencies
import Foundation

extension TodosTest {
  /// The tests of the todos. Each overrides what it expects to be used, and nothing else.
  static let all = [
    TodosTest("a todo is added on top") { todos in
      let store = todos.store([.bread]) { $0.uuid = .incrementing }
      await store.send(.addButtonTapped) { $0.todos = [Todo(id: UUID(0)), .bread] }
      await store.send(.addButtonTapped) {
        $0.todos = [Todo(id: UUID(1)), Todo(id: UUID(0)), .bread]
      }
    },
    TodosTest("a todo is renamed") { todos in
      let store = todos.store([.bread, .milk])
      await store.send(.textChanged(Todo.milk.id, "Oat milk")) { $0.todos[1].text = "Oat milk" }
    },
    TodosTest("a checked todo goes down after 1 s") { todos in
      let clock = TestClock()
      let store = todos.store([.bread, .milk]) { $0.continuousClock = clock }
      await store.send(.checkBoxTapped(Todo.bread.id)) { $0.todos[0].isComplete = true }
      await clock.advance(by: .seconds(1))
      await store.receive(.sortCompleted) { $0.todos = [.milk, .bread.completed] }
    },
    TodosTest("there is nothing to clear") { todos in
      let store = todos.store([.bread, .milk])
      await store.send(.clearCompletedTapped)
    },
    TodosTest("the completed ones are cleared") { todos in
      let events = Events()
      let store = todos.store([.bread.completed, .milk, .tea.completed]) {
        $0.todoAnalytics = events.client
      }
      await store.send(.clearCompletedTapped) { $0.todos = [.milk] }
      expectNoDifference(
        events.tracked,
        [TodoEvent(name: "Todos Cleared", properties: ["count": "2"])]
      )
    },
    TodosTest("a todo is deleted") { todos in
      let events = Events()
      let store = todos.store([.bread, .milk]) { $0.todoAnalytics = events.client }
      await store.send(.deleteButtonTapped(Todo.milk.id)) { $0.todos = [.bread] }
      expectNoDifference(events.tracked, [TodoEvent(name: "Todo Deleted")])
    },
    TodosTest("a second check begins a new second") { todos in
      let clock = TestClock()
      let store = todos.store([.bread, .milk, .tea]) { $0.continuousClock = clock }
      await store.send(.checkBoxTapped(Todo.bread.id)) { $0.todos[0].isComplete = true }
      await clock.advance(by: .milliseconds(500))
      await store.send(.checkBoxTapped(Todo.milk.id)) { $0.todos[1].isComplete = true }
      await clock.advance(by: .milliseconds(999))
      // To send anything now would be a failure if something had arrived.
      await store.send(.textChanged(Todo.tea.id, "Tea"))
      await clock.advance(by: .milliseconds(1))
      await store.receive(.sortCompleted) {
        $0.todos = [.tea, .bread.completed, .milk.completed]
      }
    },
    TodosTest("a todo is unchecked in time") { todos in
      let clock = TestClock()
      let store = todos.store([.bread, .milk]) { $0.continuousClock = clock }
      await store.send(.checkBoxTapped(Todo.bread.id)) { $0.todos[0].isComplete = true }
      await store.send(.checkBoxTapped(Todo.bread.id)) { $0.todos[0].isComplete = false }
      await clock.advance(by: .seconds(1))
      await store.receive(.sortCompleted)
    },
    TodosTest("the active ones are shown") { todos in
      let store = todos.store([.bread, .milk.completed])
      await store.send(.filterPicked(.active)) { $0.filter = .active }
      expectNoDifference(store.state.shown, [.bread])
    },
    TodosTest("one is renamed while filtered") { todos in
      let store = todos.store([.bread, .milk.completed])
      await store.send(.filterPicked(.completed)) { $0.filter = .completed }
      await store.send(.textChanged(Todo.milk.id, "Done")) { $0.todos[1].text = "Done" }
    },
    TodosTest("all are shown again") { todos in
      let store = todos.store([.bread, .milk.completed], filter: .completed)
      await store.send(.filterPicked(.all)) { $0.filter = .all }
      expectNoDifference(store.state.shown, [.bread, .milk.completed])
    },
    TodosTest("one is added, named and sorted") { todos in
      let clock = TestClock()
      let store = todos.store([.bread]) {
        $0.continuousClock = clock
        $0.uuid = .incrementing
      }
      await store.send(.addButtonTapped) { $0.todos = [Todo(id: UUID(0)), .bread] }
      await store.send(.textChanged(UUID(0), "Jam")) { $0.todos[0].text = "Jam" }
      await store.send(.checkBoxTapped(UUID(0))) { $0.todos[0].isComplete = true }
      await clock.advance(by: .seconds(1))
      await store.receive(.sortCompleted) { $0.todos.swapAt(0, 1) }
    },
  ]
}
