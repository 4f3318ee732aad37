/// The text of a failed comparison, or nil if the values are equal.
package func differenceMessage<Value: Equatable>(
  _ lhs: Value,
  _ rhs: Value,
  _ message: String?,
  sides: (first: String, second: String)
) -> String? {
  guard lhs != rhs else { return nil }
  let format = DiffFormat.proportional
  let difference = diff(lhs, rhs, format: format) ?? ""
  let indented = difference.textLines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  return """
    \(introduction(message))Difference: …

    \(indented)

    (\(sides.first): \(format.first), \(sides.second): \(format.second))
    """
}

/// The text of a comparison that could not be made.
package func thrownErrorMessage(_ error: any Error, _ message: String?) -> String {
  "\(introduction(message))Threw error: \(String(customDumping: error))"
}

private func introduction(_ message: String?) -> String {
  message.map { "\($0) - " } ?? ""
}
