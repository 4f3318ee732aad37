import OperatingSystem

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

extension IssueReporter where Self == BreakpointReporter {
  /// Stops in the debugger at each issue. Without a debugger the program ends there.
  public static var breakpoint: Self { Self() }
}

/// Stops in the debugger at each issue.
public struct BreakpointReporter: IssueReporter {
  public func reportIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let text = message() ?? "An issue was reported."
    writeToStandardError("\(fileID):\(line): \(text)\n\nType \"continue\" to go on.\n")
    raise(SIGTRAP)
  }
}
