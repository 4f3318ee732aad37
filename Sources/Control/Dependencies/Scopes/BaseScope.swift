import IssueReporting
import Synchronization

/// The end of each chain: the values of keys without an override.
///
/// A program has one. In a test process each test has its own, so that what one test makes on first
/// use is never seen by another. `DependencyValues()` begins one more.
final class BaseScope: Scope, @unchecked Sendable {
  let defaults = Defaults()

  /// The base of the test that this one was begun in.
  private let test: BaseScope?

  init(in test: BaseScope? = nil) {
    self.test = test
    super.init(key: ObjectIdentifier(BaseScope.self), rest: nil, weight: 1)
  }

  /// The floor of the program, and of what a test process does outside of its tests.
  static let process = BaseScope()

  /// The floor of the test that is running here.
  static var ofCurrentTest: BaseScope? {
    guard isTesting else { return nil }
    return TestIdentity.current?.storage { BaseScope() }
  }

  /// One that begins afresh, for the test that is running here.
  static var fresh: BaseScope {
    freshOnes.store(true, ordering: .relaxed)
    return BaseScope(in: ofCurrentTest)
  }

  /// Whether a program has more than one base. Most have not, and need not look for it.
  static var isOneFresh: Bool { freshOnes.load(ordering: .relaxed) }

  private static let freshOnes = Atomic(false)

  /// What tells the tests apart.
  var ofTest: BaseScope { test ?? self }

  /// Whether it was begun by `DependencyValues()` in this test.
  func isBegun(in test: BaseScope) -> Bool { self.test === test }

  override var baseAtEnd: BaseScope { self }
}
