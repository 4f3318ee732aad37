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
  severity: IssueSeverity = .error,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  ReportedIssue(message: message(), error: error, severity: severity, location: location).report()
}

/// One thing that went wrong, on its way to a reporter that shows it.
public struct ReportedIssue: Sendable {
  package let message: String?
  public package(set) var error: (any Error)?
  public package(set) var severity = IssueSeverity.error
  package let location: IssueLocation

  public var description: String { text }
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
  package func report(_ message: String) {
    ReportedIssue(message: message, location: self).report()
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

/// Lets issues that are reported during an asynchronous operation point to another line.
public func withIssueContext<R>(
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await IssueContext.$current.withValue(location, operation: operation)
}

enum IssueContext {
  @TaskLocal static var current: IssueLocation?
}

extension ReportedIssue {
  func relocated(to location: IssueLocation?) -> ReportedIssue {
    guard let location else { return self }
    return ReportedIssue(message: message, error: error, severity: severity, location: location)
  }
}

extension ReportedIssue {
  /// Hands the issue to the reporters.
  ///
  /// A reporter may report, and so may the description of an error. That goes to the default
  /// reporter, and does not go round in circles.
  package func report() {
    let issue = relocated(to: IssueContext.current)
    let expected = ExpectedIssue.current
    expected?.observe()
    let depth = Self.reportsUnderWay
    let reporters = depth == 0 ? IssueReporters.chosen : nil
    if reporters == nil, error == nil {
      issue.handOver(to: .default, isExpected: expected != nil)
    } else {
      Self.$reportsUnderWay.withValue(depth + 1) {
        let issue = depth > 1 ? issue.withoutError : issue
        for reporter in reporters ?? [.default] {
          issue.handOver(to: reporter, isExpected: expected != nil)
        }
      }
    }
  }

  /// The same issue, when even the description of its error reports issues.
  private var withoutError: ReportedIssue {
    guard let error else { return self }
    let type = "An error of type \(type(of: error)) reports issues when it is described."
    let text = message.map { "\($0): \(type)" } ?? type
    return ReportedIssue(message: text, severity: severity, location: location)
  }

  @TaskLocal private static var reportsUnderWay = 0

  private func handOver(to reporter: some IssueReporter, isExpected: Bool) {
    if isExpected {
      // No other reporter is told of what a test expects.
      if reporter is DefaultIssueReporter { InstalledTestSupport.current?.recordExpected(self) }
    } else if let error, severity == .error {
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
        error == nil ? message : text,
        severity: severity,
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    }
  }
}
