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
}
