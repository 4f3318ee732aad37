import IssueReporting

extension DefaultRequest {
  /// Says that a value is made of itself, and ends the program, which has no value to go on with.
  func endInCycle() -> Never {
    let message = """
      \(description.reference) is made of itself: its \(context) value asks for it while it is made.

      \(description.facts)
      """
    report(message)
    fatalError(message)
  }
}
