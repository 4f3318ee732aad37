import Composable
import Dependencies
import Foundation

/// Todos on a store: add, rename, check, filter, delete and clear them. A second after the last
/// check, the completed ones go down.
struct Todos: Reducer {
  struct State: Equatable {
    var todos: [Todo] = []
    var filter = Filter.all
  }

  enum Action: Equatable {
    case addButtonTapped
    case checkBoxTapped(Todo.ID)
    case clearCompletedTapped
    case deleteButtonTapped(Todo.ID)
    case filterPicked(Filter)
    case sortCompleted
    case textChanged(Todo.ID, String)
  }

  enum CancelID { case sorting }

  /// Whether it tracks "Filter Changed" as well: the event that `add-event` adds.
  var tracksFilter = false

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.todoAnalytics) private var analytics
  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.todos.insert(Todo(id: uuid()), at: 0)
        return .none

      case .checkBoxTapped(let id):
        guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return .none }
        state.todos[index].isComplete.toggle()
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.sortCompleted)
        }
        .cancellable(id: CancelID.sorting, cancelInFlight: true)

      case .clearCompletedTapped:
        let completed = state.todos.count(where: \.isComplete)
        let cleared = track("Todos Cleared", ["count": "\(completed)"])
        guard completed > 0 else { return .none }
        state.todos.removeAll(where: \.isComplete)
        return cleared

      case .deleteButtonTapped(let id):
        state.todos.removeAll { $0.id == id }
        return track("Todo Deleted")

      case .filterPicked(let filter):
        state.filter = filter
        return tracksFilter ? track("Filter Changed", ["filter": "\(filter)"]) : .none

      case .sortCompleted:
        state.todos = state.todos.filter { !$0.isComplete } + state.todos.filter(\.isComplete)
        return .none

      case .textChanged(let id, let text):
        guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return .none }
        state.todos[index].text = text
        return .none
      }
    }
  }

  private func track(_ name: String, _ properties: [String: String] = [:]) -> Effect<Action> {
    // An effect of Never sends nothing back, so there is nothing to turn into an action.
    analytics.track(TodoEvent(name: name, properties: properties)).map { (_: Never) -> Action in }
  }
}
