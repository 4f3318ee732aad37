import IssueReporting
import Testing
import XCTest

extension TestSupport {
  /// Swift Testing and XCTest, whichever runs.
  static let frameworks = TestSupport(
    context: { nil },
    identity: { SwiftTestingIdentity.current },
    record: { issue in
      Issue.record(
        Comment(rawValue: issue.text),
        sourceLocation: SourceLocation(
          fileID: "\(issue.location.fileID)",
          filePath: "\(issue.location.filePath)",
          line: Int(issue.location.line),
          column: Int(issue.location.column)
        )
      )
    }
  )
}
