import IssueReporting

/// Whose work a job is.
enum Owner: Hashable {
  case test(TestIdentity)
  /// Nobody has asked, or there is no telling: a detached task belongs to no test.
  case unknown

  /// Whoever makes a job ready owns it.
  static var current: Owner {
    TestIdentity.current.map { .test($0) } ?? .unknown
  }

  /// Whether a test that waits for its own work has to wait for this.
  func mayBelong(to other: Owner) -> Bool {
    self == other || self == .unknown || other == .unknown
  }
}
