import Synchronization

/// What a test framework knows and can do, for code that must not link one.
///
/// `DependenciesTestSupport` has the only implementation and installs it when a test bundle is
/// loaded.
package protocol TestSupport: Sendable {
  /// The framework whose test runs here, or whose run this is.
  var context: TestContext { get }

  /// The test that runs here, and whether the current task belongs to it for as long as it lives.
  var identity: (test: TestIdentity?, isOfTask: Bool) { get }

  /// Makes the test that runs here fail; the run, when no test runs here.
  func record(_ issue: ReportedIssue)

  /// Shows an issue that a test expects, so that it is seen and fails nothing.
  func recordExpected(_ issue: ReportedIssue)

  /// Runs the body; failures in it that the framework itself records are told to the observer
  /// and fail nothing.
  func expectIssues(_ observer: ExpectedIssue, in body: () -> Void)

  /// Runs the body; failures in it that the framework itself records are told to the observer
  /// and fail nothing.
  func expectIssues(
    _ observer: ExpectedIssue,
    isolation: isolated (any Actor)?,
    in body: () async -> Void
  ) async
}

/// The test support of this process, which only a test process has.
package enum InstalledTestSupport {
  package static var current: (any TestSupport)? { holder.load()?.support }

  /// Installs the test support of this process; the first one stays.
  package static func install(_ support: some TestSupport) {
    _ = holder.storeIfNil(Holder(support: support))
  }

  private final class Holder: Sendable {
    let support: any TestSupport

    init(support: any TestSupport) { self.support = support }
  }

  private static let holder = AtomicLazyReference<Holder>()
}
