import IssueReporting

/// Whose work a job is.
enum Owner: Hashable {
  case test(TestIdentity)
  /// It was not asked for, or there is no telling: a detached task belongs to no test.
  case unknown

  /// The test in which this code runs: a job belongs to the test that makes it ready.
  static var current: Owner {
    TestIdentity.current.map { .test($0) } ?? .unknown
  }
}
