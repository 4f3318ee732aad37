import Foundation

struct Todo: Equatable, Identifiable, Sendable {
  let id: UUID
  var text = ""
  var isComplete = false
}

/// Which of the todos are shown.
enum Filter: String, CaseIterable, Sendable {
  case all, active, completed
}

extension Todos.State {
  /// The todos that the filter shows.
  var shown: [Todo] {
    switch filter {
    case .all: todos
    case .active: todos.filter { !$0.isComplete }
    case .completed: todos.filter(\.isComplete)
    }
  }
}
