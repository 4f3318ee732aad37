import Dependencies

/// What stands in for the dependencies that a test does not expect to be used.
enum Stubs: String, CaseIterable, Sendable {
  case crashing, failing, lazy

  func prepare(_ values: inout DependencyValues) {
    switch self {
    case .crashing:
      values.todoAnalytics = .crashing
      values.uuid = .crashing
    case .failing:
      values.todoAnalytics = .failing
    case .lazy:
      // The test values of the keys are lazy already.
      values.todoAnalytics = .lazy
    }
  }
}
