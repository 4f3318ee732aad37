import IssueReporting
import Synchronization

/// The end of each chain: the values of keys without an override.
///
/// A program has one. In a test process each test has its own, so that what one test makes on first
/// use is never seen by another. `DependencyValues()` begins one more.
@usableFromInline
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

  /// What has been overridden in this test, for the message of a read that finds no override.
  private let overridden = Mutex<Set<ObjectIdentifier>>([])

  @usableFromInline
  func remember(overrideOf key: any TestDependencyKey.Type) {
    guard number != nil else { return }
    overridden.withLock { _ = $0.insert(ObjectIdentifier(key)) }
  }

  func hasOverridden(_ key: any TestDependencyKey.Type) -> Bool {
    overridden.withLock { $0.contains(ObjectIdentifier(key)) }
  }
}
