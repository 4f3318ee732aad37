import Composable
import Dependencies
import IssueReporting

/// What there is to know about how people use the todos.
struct TodoAnalytics: Sendable {
  /// Makes the effect that tracks an event. Nothing is tracked before the effect is run.
  var track: @Sendable (TodoEvent) -> Effect<Never>
}

struct TodoEvent: Equatable, Sendable {
  var name: String
  var properties: [String: String] = [:]
}

extension TodoAnalytics: TestDependencyKey {
  static let testValue = TodoAnalytics.lazy

  /// Reports an issue that names the endpoint and the event.
  static let unexpected: @Sendable (TodoEvent) -> Void = unimplemented("TodoAnalytics.track")

  /// Hands each event on when its effect is run.
  static func handing(to receive: @escaping @Sendable (TodoEvent) async -> Void) -> TodoAnalytics {
    TodoAnalytics { event in .run { _ in await receive(event) } }
  }
}

extension DependencyValues {
  var todoAnalytics: TodoAnalytics {
    get { self[TodoAnalytics.self] }
    set { self[TodoAnalytics.self] = newValue }
  }
}
