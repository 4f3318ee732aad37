import Synchronization

/// What a test framework knows and can do, handed to code that must not link one.
///
/// `DependenciesTestSupport` makes the only one and installs it when a test bundle is loaded.
package final class TestSupport: Sendable {
  /// The framework whose test is running here, or whose run this is.
  package let context: @Sendable () -> TestContext?

  /// The test that is running here.
  package let identity: @Sendable () -> TestIdentity?

  /// Records a failure.
  package let record: @Sendable (ReportedIssue) -> Void

  package init(
    context: @escaping @Sendable () -> TestContext?,
    identity: @escaping @Sendable () -> TestIdentity?,
    record: @escaping @Sendable (ReportedIssue) -> Void
  ) {
    self.context = context
    self.identity = identity
    self.record = record
  }

  /// The test support of this process, which only a test process has.
  package static var installed: TestSupport? { storage.load() }

  /// Installs the test support of this process; the first one stays.
  package static func install(_ support: TestSupport) {
    _ = storage.storeIfNil(support)
  }

  private static let storage = AtomicLazyReference<TestSupport>()
}
