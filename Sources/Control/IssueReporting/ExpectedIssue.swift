import Synchronization

/// Watches for issues that are expected.
package final class ExpectedIssue: Sendable {
  /// The innermost one that waits.
  @TaskLocal static var current: ExpectedIssue?

  package let message: String?
  package let location: IssueLocation
  private let isObserved = Atomic(false)

  init(message: String?, location: IssueLocation) {
    self.message = message
    self.location = location
  }

  /// An issue occurred.
  package func observe() {
    isObserved.store(true, ordering: .relaxed)
  }

  /// An issue that does not occur is itself one.
  func finish(isIntermittent: Bool) {
    guard !isIntermittent, !isObserved.load(ordering: .relaxed) else { return }
    let expectation = message.map { ": \($0)" } ?? "."
    location.report("Expected an issue, and none was reported\(expectation)")
  }

  /// The body threw, which is an issue too. For use while this is the current one.
  func observe(_ error: any Error) {
    ReportedIssue(message: nil, error: error, location: location).report()
  }
}
