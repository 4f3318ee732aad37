/// The line of code to which an issue belongs.
package struct IssueLocation: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Reports an issue here.
  package func report(_ message: String) {
    ReportedIssue(message: message, location: self).report()
  }
}

extension IssueLocation: CustomStringConvertible {
  /// `Module/File.swift:line:column`, which terminals and editors turn into a link.
  package var description: String { "\(fileID):\(line):\(column)" }
}
