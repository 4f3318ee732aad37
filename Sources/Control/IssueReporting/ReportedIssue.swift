/// One thing that went wrong, on its way to a reporter that shows it.
package struct ReportedIssue: Sendable {
  package let message: String?
  package var error: (any Error)?
  package var severity = IssueSeverity.error
  package let location: IssueLocation

  /// The message and the error in one sentence, for places that show plain text.
  package var text: String {
    switch (message, error) {
    case (let message?, let error?): "\(message): \(error)"
    case (let message?, nil): message
    case (nil, let error?): "Caught error: \(error)"
    case (nil, nil): "An issue was reported."
    }
  }
}

/// How bad an issue is.
public enum IssueSeverity: Sendable {
  /// A test shows it, and does not fail.
  case warning
  /// A test fails.
  case error
}
