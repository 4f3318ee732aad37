/// One thing that went wrong, on its way to whoever can show it.
package struct ReportedIssue: Sendable {
  package let message: String?
  package let error: (any Error)?
  package let location: IssueLocation

  package init(message: String?, error: (any Error)? = nil, location: IssueLocation) {
    self.message = message
    self.error = error
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
