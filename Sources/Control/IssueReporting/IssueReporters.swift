import Synchronization

/// Who is told of issues.
public enum IssueReporters {
  /// The reporters in force: those of the innermost ``withIssueReporters(_:operation:)``, or else
  /// those of the process, which assignment replaces.
  public static var current: [any IssueReporter] {
    get { chosen ?? [.default] }
    set { process.withLock { $0 = newValue } }
  }

  /// The reporters in force, or `nil` if the program has chosen none.
  static var chosen: [any IssueReporter]? {
    override ?? process.withLock { $0 }
  }

  @TaskLocal fileprivate static var override: [any IssueReporter]?

  private static let process = Mutex<[any IssueReporter]?>(nil)
}

/// Sends the issues of an operation, and of the tasks that it starts, to these reporters only.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  operation: () throws -> R
) rethrows -> R {
  try IssueReporters.$override.withValue(reporters, operation: operation)
}

/// Sends the issues of an operation, and of the tasks that it starts, to these reporters only.
public func withIssueReporters<R>(
  _ reporters: [any IssueReporter],
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  try await IssueReporters.$override.withValue(reporters, operation: operation)
}
