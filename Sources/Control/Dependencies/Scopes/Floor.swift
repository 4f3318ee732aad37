import IssueReporting

/// The end of each chain: the values that nobody overrode.
///
/// A program has one floor. In a test process each test has its own, so that what one test makes
/// on first use is never seen by another.
final class Floor: Scope, @unchecked Sendable {
  let defaults = Defaults()

  init() {
    super.init(key: ObjectIdentifier(Floor.self), rest: nil, weight: 1)
  }

  /// The floor of the program, and of what a test process does outside of its tests.
  static let process = Floor()

  /// The floor of the test that is running here.
  static var ofCurrentTest: Floor? {
    guard isTesting else { return nil }
    return TestIdentity.current?.storage { Floor() }
  }

  override var floorAtEnd: Floor { self }
}
