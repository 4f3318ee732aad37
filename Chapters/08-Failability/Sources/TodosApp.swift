import Composable
import Dependencies
import Foundation
import Observation
import Stage

/// The todos as a person uses them on stage: a store, the row that is chosen, and the events.
@MainActor @Observable
final class TodosApp {
  let store: StoreOf<Todos>
  private(set) var selected = 0
  private(set) var renamed: Todo.ID?
  private let log: Log

  @MainActor @Observable
  final class Log {
    fileprivate(set) var events: [TodoEvent] = []
  }

  init(tracksFilter: Bool = false) {
    let log = Log()
    self.log = log
    store = Store(initialState: Todos.State(todos: [.bread, .milk.completed, .tea])) {
      Todos(tracksFilter: tracksFilter)
    } withDependencies: {
      $0.todoAnalytics = .handing { @MainActor in log.events.append($0) }
    }
  }

  var shown: [Todo] { store.state.shown }
  var lastEvent: TodoEvent? { log.events.last }
  var row: Int { max(0, min(selected, shown.count - 1)) }

  func press(_ key: Key) -> KeyResponse {
    if let renamed { return write(key, into: renamed) }
    let todo = shown.indices.contains(row) ? shown[row] : nil
    switch key {
    case .up: selected = max(0, row - 1)
    case .down: selected = row + 1
    case .character("a"):
      store.send(.addButtonTapped)
      (selected, renamed) = (0, shown.first?.id)
    case .character(" "): if let todo { store.send(.checkBoxTapped(todo.id)) }
    case .character("d"): if let todo { store.send(.deleteButtonTapped(todo.id)) }
    case .character("c"): store.send(.clearCompletedTapped)
    case .character("f"): store.send(.filterPicked(store.state.filter.next))
    default: return .ignored
    }
    return .handled
  }

  private func write(_ key: Key, into id: Todo.ID) -> KeyResponse {
    let text = store.state.todos.first { $0.id == id }?.text ?? ""
    switch key {
    case .enter, .escape: renamed = nil
    case .backspace: store.send(.textChanged(id, String(text.dropLast())))
    case .character(let character): store.send(.textChanged(id, text + String(character)))
    default: break
    }
    return .handled
  }
}

extension Filter {
  fileprivate var next: Filter {
    switch self {
    case .all: .active
    case .active: .completed
    case .completed: .all
    }
  }
}
