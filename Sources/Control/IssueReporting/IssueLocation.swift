/// The line of code to which an issue belongs.
@usableFromInline
package struct IssueLocation: Sendable {
  @usableFromInline package let fileID: StaticString
  @usableFromInline package let filePath: StaticString
  @usableFromInline package let line: UInt
  @usableFromInline package let column: UInt

  @inlinable
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
  @usableFromInline package var description: String { "\(fileID):\(line):\(column)" }
}
