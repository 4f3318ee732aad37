import Clocks
import Composable
import Dependencies
import Testing

@testable import FailabilityChapter

/// The sample of the lesson: it tracks each todo that it clears, and nothing is sorted after that.
private func clearOneByOne(_ state: inout Todos.State) -> Effect<Todos.Action> {
  let completed = state.todos.filter(\.isComplete)
  state.todos.removeAll(where: \.isComplete)
  return .merge([.cancel(id: Todos.CancelID.sorting)] + completed.map(trackCleared))
}

private func trackCleared(_ todo: Todo) -> Effect<Todos.Action> {
  @Dependency(\.todoAnalytics) var analytics
  return analytics.track(TodoEvent(name: todo.text)).map { (_: Never) -> Todos.Action in }
}

@MainActor
@Suite struct LeftOver {
  let clock = TestClock()
  let events = Events()

  @Test(.filterIssues { $0.isFailure })
  func `an effect that runs is left over, and so is an action that was not received`() async {
    for (passed, message) in [
      (999, "An effect is still running"), (1_000, "An action has arrived"),
    ] {
      await withKnownIssue {
        await checkTheBread { _ in await clock.advance(by: .milliseconds(passed)) }
      } matching: { issue in
        "\(issue)".contains(message)
      }
    }
  }

  @Test func `what is merged cancels the one, and tracks the others`() async {
    await checkTheBread { await $0.send(.clearCompletedTapped) { $0.todos = [.tea] } }
    #expect(Set(events.tracked.map(\.name)) == ["Bread", "Milk"])
  }

  /// Checks the bread, and then does this. The store is gone at the end, and says what is left.
  private func checkTheBread(_ test: (TestStoreOf<Todos>) async -> Void) async {
    let store = TestStore(initialState: Todos.State(todos: [.bread, .milk.completed, .tea])) {
      Reduce { state, action in
        action == .clearCompletedTapped
          ? clearOneByOne(&state) : Todos().reduce(into: &state, action: action)
      }
    } withDependencies: {
      $0.continuousClock = clock
      $0.todoAnalytics = events.client
    }
    await store.send(.checkBoxTapped(Todo.bread.id)) { $0.todos[0].isComplete = true }
    await test(store)
  }
}
