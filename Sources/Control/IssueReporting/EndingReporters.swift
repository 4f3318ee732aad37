extension IssueReporter where Self == FatalErrorReporter {
  /// Ends the program at the first issue.
  public static var fatalError: Self { Self() }
}

/// Ends the program at the first issue.
public struct FatalErrorReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    Swift.fatalError(message() ?? "An issue was reported.", file: filePath, line: line)
  }
}
