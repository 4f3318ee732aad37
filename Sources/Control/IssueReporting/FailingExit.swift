import OperatingSystem
import Synchronization

/// The last resort for an issue in a test process that no test can be blamed for: its text goes to
/// standard error, and the process ends as a failed one, whatever the test framework thinks.
package enum FailingExit {
  /// Why no test framework has the issue.
  package enum Reason: Sendable {
    case noTest
    case noTestSupport
  }

  /// Writes the issue and lets the process fail when it ends.
  package static func record(_ issue: ReportedIssue, why reason: Reason) {
    prepare()
    shouldFail.store(true, ordering: .sequentiallyConsistent)
    writeToStandardError(text(of: issue, why: reason))
  }

  /// Gets ready to change the exit status.
  ///
  /// What is registered first runs last. Test support does so at load, so that others who do
  /// something at exit (coverage, sanitizers) have done it.
  package static func prepare() {
    _ = atExit
  }

  package static func text(of issue: ReportedIssue, why reason: Reason) -> String {
    switch reason {
    case .noTest:
      """
      ✘ Issue reported outside of any test, at \(issue.location):
      \(issue.text.indented)

        It came from a detached task, from a thread or a queue, or when no test was running. \
      The run fails.

      """
    case .noTestSupport:
      """
      ✘ Issue reported at \(issue.location):
      \(issue.text.indented)

        This test bundle cannot record it. Add "DependenciesTestSupport" to the dependencies of \
      the test target in Package.swift. The run fails.

      """
    }
  }

  private static let shouldFail = Atomic(false)

  private static let atExit: Void = {
    _ = shouldFail.load(ordering: .relaxed)
    atexit {
      guard FailingExit.shouldFail.load(ordering: .sequentiallyConsistent) else { return }
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
  }()
}
