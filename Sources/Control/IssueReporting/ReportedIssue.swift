/// One thing that went wrong, on its way to a reporter that shows it.
package struct ReportedIssue: Sendable {
  package let message: String?
  package let error: (any Error)?
  package let severity: IssueSeverity
  package let location: IssueLocation

  package init(
    message: String?,
    error: (any Error)? = nil,
    severity: IssueSeverity = .error,
    location: IssueLocation
  ) {
    self.message = message
    self.error = error
    self.severity = severity
    self.location = location
  }

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
