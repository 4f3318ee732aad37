import IssueReporting

extension DependencyValues {
  /// Stops a debug build where a condition does not hold. A test fails there, and goes on.
  ///
  /// ```swift
  /// @Dependency(\.assert) var assert
  /// assert(count >= 0, "A count is not negative.")
  /// ```
  public var assert: AssertionEffect { self[AssertKey.self] }
}

/// Checks a condition.
public struct AssertionEffect: Sendable {
  let check: @Sendable (() -> Bool, () -> String, IssueLocation) -> Void

  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    check(condition, message, location)
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue = AssertionEffect {
    Swift.assert($0(), $1(), file: $2.filePath, line: $2.line)
  }
  static let testValue = AssertionEffect { condition, message, location in
    guard !condition() else { return }
    let message = message()
    location.report(message.isEmpty ? "A condition does not hold." : message)
  }
}
