import IssueReporting
import Testing
import XCTest

/// Swift Testing and XCTest, whichever runs.
///
/// Each of them passes over a failure that the other's function records, in silence, so that the
/// right one has to be chosen each time.
struct TestFrameworks: TestSupport {
  var context: TestContext {
    if Test.current != nil { return .swiftTesting }
    return XCTestRun.isUnderWay ? .xcTest : .swiftTesting
  }

  var identity: (test: TestIdentity?, isOfTask: Bool) {
    if let identity = SwiftTestingIdentity.ofCase { return (identity, true) }
    return (XCTestRun.current ?? SwiftTestingIdentity.ofSuite, false)
  }

  func record(_ issue: ReportedIssue) {
    if Test.current != nil {
      recordInSwiftTesting(issue)
    } else if XCTestRun.current != nil {
      XCTFail(issue.text, file: issue.location.filePath, line: issue.location.line)
    } else {
      // Swift Testing shows it and lets the run fail, while a run is under way. It does not say
      // whether one is.
      recordInSwiftTesting(issue)
      FailingExit.record(issue, why: .noTest)
    }
  }

  func recordExpected(_ issue: ReportedIssue) {
    if XCTestRun.current != nil, Test.current == nil { return }
    recordInSwiftTesting(issue)
  }

  func expectIssues(_ observer: ExpectedIssue, in body: () -> Void) {
    withKnownIssue(
      observer.message.map { Comment(rawValue: $0) },
      isIntermittent: true,
      sourceLocation: SourceLocation(observer.location)
    ) {
      body()
    } matching: { _ in
      observer.observe()
      return true
    }
  }

  func expectIssues(
    _ observer: ExpectedIssue,
    isolation: isolated (any Actor)?,
    in body: () async -> Void
  ) async {
    await withKnownIssue(
      observer.message.map { Comment(rawValue: $0) },
      isIntermittent: true,
      sourceLocation: SourceLocation(observer.location)
    ) {
      await body()
    } matching: { _ in
      observer.observe()
      return true
    }
  }

  private func recordInSwiftTesting(_ issue: ReportedIssue) {
    let comment = issue.message.map { Comment(rawValue: $0) }
    let location = SourceLocation(issue.location)
    if let error = issue.error {
      Issue.record(error, comment, sourceLocation: location)
    } else {
      Issue.record(comment, sourceLocation: location)
    }
  }
}

extension SourceLocation {
  /// A location that Swift Testing accepts: it stops the process at a file without a module, and at
  /// line or column zero.
  init(_ location: IssueLocation) {
    let fileID = "\(location.fileID)"
    self.init(
      fileID: fileID.contains("/") ? fileID : "Unknown/\(fileID)",
      filePath: "\(location.filePath)",
      line: max(1, Int(clamping: location.line)),
      column: max(1, Int(clamping: location.column))
    )
  }
}
