import Composable
import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import FailabilityChapter

@MainActor
@Suite struct TodosTests {
  @Test(arguments: TodosTest.all)
  func `each of the twelve passes with stubs that fail when their effect is run`(
    test: TodosTest
  ) async {
    await test.run(TodosUnderTest(stubs: .lazy))
  }

  @Test func `an effect that is made and not run fails one test where making it is enough`() async {
    let failures = await FailureLog.failures {
      for test in TodosTest.all { await test.run(TodosUnderTest(stubs: .failing)) }
    }
    #expect(failures.map(\.code) == ["await store.send(.clearCompletedTapped)"])
    let message = failures.map(\.message).joined()
    #expect(message.hasPrefix("Unimplemented: TodoAnalytics.track"))
    #expect(message.contains("TodoEvent(name: \"Todos Cleared\", properties: [\"count\": \"0\"])"))
  }

  @Test func `a todo is deleted`() async {
    let events = Events()
    let store = TestStore(initialState: Todos.State(todos: [.bread, .milk])) {
      Todos()
    } withDependencies: {
      $0.todoAnalytics = events.client
    }
    await store.send(.deleteButtonTapped(Todo.milk.id)) { $0.todos = [.bread] }
    expectNoDifference(events.tracked, [TodoEvent(name: "Todo Deleted")])
  }

  @Test func `a new event that is asserted fails no test`() async {
    let events = Events()
    let store = TodosUnderTest(tracksFilter: true).store([.bread]) {
      $0.todoAnalytics = events.client
    }
    await store.send(.filterPicked(.completed)) { $0.filter = .completed }
    #expect(
      events.tracked == [TodoEvent(name: "Filter Changed", properties: ["filter": "completed"])]
    )
  }
}

extension TodosTest: CustomTestStringConvertible {
  public var testDescription: String { name }
}

extension Failure {
  /// The line of the source alone, which stays the same when others are added above it.
  var code: String { place.split(separator: "  ", maxSplits: 1).last.map(String.init) ?? "" }
}
