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

  var isBetweenCases: Bool { Test.current != nil && Test.Case.current == nil }

  func record(_ issue: ReportedIssue) {
    if Test.current != nil {
      recordInSwiftTesting(issue)
    } else if XCTestRun.current != nil {
      recordInXCTest(issue)
    } else {
      // Swift Testing shows it and lets the run fail, while a run is under way. It does not say
      // whether one is.
      recordInSwiftTesting(issue)
      if issue.severity == .error { FailingExit.record(issue) }
    }
  }

  /// XCTest knows no warnings: one is written where a person sees it.
  private func recordInXCTest(_ issue: ReportedIssue) {
    let (text, location) = (issue.text, issue.location)
    switch issue.severity {
    case .error: XCTFail(text, file: location.filePath, line: location.line)
    case .warning: writeToStandardError("\(location): warning: \(text)\n")
    }
  }

  private func recordInSwiftTesting(_ issue: ReportedIssue) {
    let location = SourceLocation(issue.location)
    switch (issue.severity, issue.error) {
    case (.error, let error?):
      let comment = issue.message.map { Comment(rawValue: $0) }
      Issue.record(error, comment, sourceLocation: location)
    case (.error, nil):
      Issue.record(issue.message.map { Comment(rawValue: $0) }, sourceLocation: location)
    case (.warning, _):
      Issue.record(Comment(rawValue: issue.text), severity: .warning, sourceLocation: location)
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
