/// What stands in for the dependencies that a test does not expect to be used.
enum Stubs: String, CaseIterable, Sendable {
  case crashing, failing, lazy

  var analytics: TodoAnalytics {
    switch self {
    case .crashing: .crashing
    case .failing: .failing
    case .lazy: .lazy
    }
  }
}
