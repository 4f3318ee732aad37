import OperatingSystem
import Synchronization

/// A receiver of issues.
///
/// Conform to it to send issues to a log or to a service, or to collect them in a test of a
/// message, and install it with ``withIssueReporters(_:operation:)``.
public protocol IssueReporter: Sendable {
  /// An issue was reported.
  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )

  /// An error was reported. By default it is an issue with the error in its text.
  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  )
}

extension IssueReporter {
  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let issue = ReportedIssue(message: message(), error: error, location: location)
    reportIssue(
      issue.text,
      severity: .error,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// The reporters that issues are sent to.
public enum IssueReporters {
  /// The reporters in force: those of the innermost ``withIssueReporters(_:operation:)``, or else
  /// those of the process. Assignment replaces them.
  public static var current: [any IssueReporter] {
    get { list.reporters.withLock { $0 } }
    set { list.reporters.withLock { $0 = newValue } }
  }

  @TaskLocal fileprivate static var list = List([.default])

  /// The reporters of the process, or of an operation.
  fileprivate final class List: Sendable {
    let reporters: Mutex<[any IssueReporter]>

    init(_ reporters: [any IssueReporter]) { self.reporters = Mutex(reporters) }
  }
}

/// Sends the issues of an operation, and of the tasks that it starts, to these reporters only.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  operation: () throws -> R
) rethrows -> R {
  try IssueReporters.$list.withValue(.init(reporters), operation: operation)
}

/// Sends the issues of an operation, and of the tasks that it starts, to these reporters only.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await IssueReporters.$list.withValue(.init(reporters), operation: operation)
}

/// Makes the running test fail; outside of tests, warns on standard error.
public struct DefaultIssueReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(ReportedIssue(message: message(), severity: severity, location: location))
  }

  public func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    report(ReportedIssue(message: message(), error: error, location: location))
  }

  private func report(_ issue: ReportedIssue) {
    if let support = InstalledTestSupport.current {
      support.record(issue)
    } else if isTesting, issue.severity == .error {
      FailingExit.record(issue)
    } else {
      RuntimeWarnings.process.warn(of: issue)
    }
  }
}

extension IssueReporter where Self == DefaultIssueReporter {
  public static var `default`: Self { Self() }
}

/// Warnings on standard error: loud, and once for each place, so that a report in a loop does not
/// bury everything else.
final class RuntimeWarnings: Sendable {
  static let process = RuntimeWarnings(write: writeToStandardError)

  private let places = Mutex<Set<String>>([])
  private let write: @Sendable (String) -> Void

  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  func warn(of issue: ReportedIssue) {
    let place = "\(issue.location)"
    guard places.withLock({ $0.insert(place).inserted }) else { return }
    write("\(issue.warning)\n")
  }
}

extension String {
  /// Each line that is not empty, two spaces to the right.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}

/// Writes straight to the file descriptor, so that nothing is lost if the process ends at once.
package func writeToStandardError(_ text: String) {
  try? writeAll(text.utf8, to: STDERR_FILENO)
}
