import IssueReporting

/// Reports an issue that shows what differs, if two values are not equal.
///
/// The values are compared with `==`; the difference is for you to read.
public func expectNoDifference<Value: Equatable>(
  _ expression1: @autoclosure () throws -> Value,
  _ expression2: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let (first, second) = (try expression1(), try expression2())
    let text = differenceMessage(first, second, message(), sides: ("First", "Second"))
    if let text { location.report(text) }
  } catch {
    location.report(thrownErrorMessage(error, message()))
  }
}

/// Reports an issue unless an operation changes a value in exactly the way that you describe.
///
/// The expression is evaluated before and after `operation`. Then `changes` makes the value of
/// before into the one that you expect. An operation that changes nothing, and of which you expect
/// nothing, is an issue too. Without an operation, describe what you expect of a value that has
/// changed already: what `changes` leaves alone is then as it should be.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  operation: (() throws -> Void)? = nil,
  changes updateExpectingResult: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let before = try expression()
    var expected = before
    try operation?()
    try updateExpectingResult(&expected)
    let actual = try expression()
    let isMissing = operation != nil && before == actual
    location.reportChange(expected, actual, isMissing: isMissing, message())
  } catch {
    location.report(thrownErrorMessage(error, message()))
  }
}

/// Reports an issue unless an asynchronous operation changes a value in exactly the way that you
/// describe. All of it runs on the actor that calls.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil,
  operation: () async throws -> Void,
  changes updateExpectingResult: (inout Value) throws -> Void,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async {
  let location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let before = try expression()
    var expected = before
    try await operation()
    try updateExpectingResult(&expected)
    let actual = try expression()
    location.reportChange(expected, actual, isMissing: before == actual, message())
  } catch {
    location.report(thrownErrorMessage(error, message()))
  }
}

extension IssueLocation {
  /// Reports a change that is not the expected one.
  fileprivate func reportChange<Value: Equatable>(
    _ expected: Value,
    _ actual: Value,
    isMissing: Bool,
    _ message: String?
  ) {
    if expected == actual, isMissing {
      report(
        """
        \(introduction(message))Expected a change, and nothing has changed. Use \
        'expectNoDifference' where nothing is to change.
        """
      )
    }
    let text = differenceMessage(expected, actual, message, sides: ("Expected", "Actual"))
    if let text { report(text) }
  }
}

/// The text of a failed comparison, or nil if the values are equal.
package func differenceMessage<Value: Equatable>(
  _ lhs: Value,
  _ rhs: Value,
  _ message: String?,
  sides: (first: String, second: String)
) -> String? {
  guard lhs != rhs else { return nil }
  return "\(introduction(message))Difference: …\n\n\(differenceText(lhs, rhs, sides: sides))"
}

/// A difference below a message, and what its marks mean.
package func differenceText<Value>(
  _ lhs: Value,
  _ rhs: Value,
  sides: (first: String, second: String)
) -> String {
  let format = DiffFormat.proportional
  let difference = diff(lhs, rhs, format: format) ?? ""
  let indented = difference.textLines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  return """
    \(indented)

    (\(sides.first): \(format.first), \(sides.second): \(format.second))
    """
}

/// The text of a comparison that could not be made.
func thrownErrorMessage(_ error: any Error, _ message: String?) -> String {
  "\(introduction(message))Threw error: \(String(customDumping: error))"
}

private func introduction(_ message: String?) -> String {
  message.map { "\($0) - " } ?? ""
}
