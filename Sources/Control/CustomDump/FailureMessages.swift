import IssueReporting

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

/// The text of an expectation that a change does not meet, or nil.
func changeMessage<Value: Equatable>(
  _ expected: Value,
  _ actual: Value,
  isChange: Bool,
  _ message: String?
) -> String? {
  guard expected == actual, !isChange else {
    return differenceMessage(expected, actual, message, sides: ("Expected", "Actual"))
  }
  return """
    \(introduction(message))Expected a change, and nothing has changed. Use 'expectNoDifference' \
    where nothing is to change.
    """
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

extension IssueLocation {
  /// Reports what a comparison has found, or why it could not be made.
  func report(_ message: @autoclosure () -> String?, comparison: () throws -> String?) {
    do {
      if let text = try comparison() { report(text) }
    } catch {
      report(thrownErrorMessage(error, message()))
    }
  }
}

/// The text of a comparison that could not be made.
package func thrownErrorMessage(_ error: any Error, _ message: String?) -> String {
  "\(introduction(message))Threw error: \(String(customDumping: error))"
}

private func introduction(_ message: String?) -> String {
  message.map { "\($0) - " } ?? ""
}
