import IssueReporting

extension DefaultRequest {
  /// Says that a test has reached a live dependency, and what to do about it.
  ///
  /// A value is made once for each test, so this is said once for each test.
  static func reportMissingTestValue<Key: DependencyKey>(
    of key: Key.Type,
    using substitute: String = "its live value"
  ) {
    guard let request = current, request.key == key else {
      return reportIssue(
        "'\(typeName(key))' has no test value, and something asked for it. "
          + "It gets \(substitute) instead."
      )
    }
    request.report(request.missingTestValue(using: substitute))
  }

  private func missingTestValue(using substitute: String) -> String {
    """
    \(headline(using: substitute))

    \(description.facts)

    To override it in this test:

      withDependencies {
        \(description.assignment)
      } operation: {
        …
      }

    To give it a value in every test, add one to \(description.keyName):

      static let testValue: \(description.valueName) = …\(isOutsideOfTests ? "\n\n\(escaped)" : "")
    """
  }

  private func headline(using substitute: String) -> String {
    switch reader.purpose {
    case .use:
      """
      \(description.reference) is not overridden in a test, and has no test value. \
      The test gets \(substitute).
      """
    case .override, .preparation:
      """
      A part of \(description.reference) is overridden in a test. \
      The rest has no test value, and is \(substitute).
      """
    }
  }

  private var isOutsideOfTests: Bool {
    isTesting && TestIdentity.current == nil
  }

  private var escaped: String {
    """
    No test is running where it was asked for: on a thread or a queue, in a detached task, or \
    outside of all tests. Overrides do not get there by themselves. Take them along:

      withEscapedDependencies { dependencies in
        queue.async {
          dependencies.yield { … }
        }
      }
    """
  }
}
