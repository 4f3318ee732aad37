import IssueReporting

/// The end of each chain: the values of keys without an override.
///
/// A program has one. In a test process each test has its own, so that what one test makes on first
/// use is never seen by another. `DependencyValues()` begins one more.
final class BaseScope: Scope, @unchecked Sendable {
  let defaults = Defaults()

  /// The test that it belongs to. It does not keep the test, which keeps it.
  override var test: TestIdentity.Number? { number }

  private let number: TestIdentity.Number?

  init(of test: TestIdentity? = nil) {
    number = test?.number
    super.init(weight: 1)
  }

  /// The floor of the program, and of what a test process does outside of its tests.
  static let process = BaseScope()

  /// The floor of the test that is running here.
  static var ofCurrentTest: BaseScope? { TestIdentity.current.map(ofTest) }

  /// The floor of a test.
  static func ofTest(_ test: TestIdentity) -> BaseScope {
    test.storage { BaseScope(of: test) }
  }

  override var base: BaseScope { self }
}
