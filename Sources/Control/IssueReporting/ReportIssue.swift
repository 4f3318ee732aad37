/// Reports that something is wrong, without stopping the program.
///
/// In a test it is a failure, at the line that reports. Elsewhere it is a warning on standard
/// error, once for each line that reports.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil,
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ReportedIssue(message: message(), severity: severity, location: location).report()
}

/// Reports an error that the caller has caught and cannot pass on.
public func reportIssue(
  _ error: any Error,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ReportedIssue(message: message(), error: error, location: location).report()
}

/// One thing that went wrong, on its way to a reporter that shows it.
public struct ReportedIssue: Sendable {
  package let message: String?
  public package(set) var error: (any Error)?
  public package(set) var severity = IssueSeverity.error
  package let location: IssueLocation

  public var description: String { "Issue reported: \(text)" }
  public var fileID: StaticString { location.fileID }
  public var filePath: StaticString { location.filePath }
  public var line: UInt { location.line }
  public var column: UInt { location.column }

  /// The message and the error in one sentence, for places that show plain text.
  package var text: String {
    switch (message, error) {
    case (let message?, let error?): "\(message): \(error)"
    case (let message?, nil): message
    case (nil, let error?): "Caught error: \(error)"
    case (nil, nil): "An issue was reported."
    }
  }

  /// Several lines, for a program that is no test.
  package var warning: String { "⚠️ Issue reported at \(location):\n\(text.indented)" }
}

/// How bad an issue is.
public enum IssueSeverity: Sendable {
  /// A test shows it, and does not fail.
  case warning
  /// A test fails.
  case error
}

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
  package func report(_ message: String, severity: IssueSeverity = .error) {
    ReportedIssue(message: message, severity: severity, location: self).report()
  }
}

extension IssueLocation: CustomStringConvertible {
  /// `Module/File.swift:line:column`, which terminals and editors turn into a link.
  @usableFromInline package var description: String { "\(fileID):\(line):\(column)" }
}

/// Lets issues that are reported during an operation point to another line.
///
/// Library code that reports on behalf of its caller uses it, so that the failure is in the
/// caller's file.
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  operation: () throws -> R
) rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try IssueContext.$current.withValue(location, operation: operation)
}

private enum IssueContext {
  @TaskLocal static var current: IssueLocation?
}

extension ReportedIssue {
  package init(_ message: String?, at location: IssueLocation) {
    self.init(message: message, location: location)
  }

  /// Hands the issue to the reporters.
  package func report() {
    let location = IssueContext.current ?? location
    for reporter in IssueReporters.current {
      if let error {
        reporter.reportIssue(
          error,
          message,
          fileID: location.fileID,
          filePath: location.filePath,
          line: location.line,
          column: location.column
        )
      } else {
        reporter.reportIssue(
          message,
          severity: severity,
          fileID: location.fileID,
          filePath: location.filePath,
          line: location.line,
          column: location.column
        )
      }
    }
  }
}
