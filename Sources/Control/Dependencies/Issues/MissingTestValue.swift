import IssueReporting

extension DefaultRequest {
  /// Says that a test has reached a live dependency, and what to do about it.
  ///
  /// A value is made once for each test, so this is said once for each test. Outside of tests,
  /// as on a queue, tests share the values. There the value is not kept, so that this is said each
  /// time.
  ///
  /// - Parameter hasParts: Whether something is left of the value where a part is overridden.
  static func reportMissingTestValue<Key: TestDependencyKey>(
    of key: Key.Type,
    using substitute: String = "its preview value, or its live value if it has none",
    hasParts: Bool = true
  ) {
    guard let request = current, request.key == key else {
      return reportIssue(
        "'\(typeName(key))' has no test value, and something asked for it. It gets \(substitute)."
      )
    }
    guard hasParts || request.reader.purpose == .use else { return request.doNotKeep() }
    if isTesting, request.defaults.test == nil { request.doNotKeep() }
    request.report(request.missingTestValue(using: substitute))
  }

  private func missingTestValue(using substitute: String) -> String {
    """
    \(headline(using: substitute))

    \(description.facts)

    \([escaped ?? unreached ?? override, testValue].compactMap(\.self).joined(separator: "\n\n"))
    """
  }

  private func headline(using substitute: String) -> String {
    switch reader.purpose {
    case .use:
      """
      \(description.reference) is not overridden in a test, and has no test value. \
      The test gets \(substitute).
      """
    case .override, .preparation, .replacement:
      """
      A part of \(description.reference) is overridden in a test. \
      The rest has no test value, and is \(substitute). Override all of it, or give it a test value.
      """
    }
  }

  private var escaped: String? {
    guard isTesting, TestIdentity.current == nil else { return nil }
    return """
      No test is running where it was asked for: on a thread or a queue, in a detached task, or \
      outside of all tests. Overrides do not get there by themselves. Take them along:

        withEscapedDependencies { dependencies in
          queue.async {
            dependencies.yield { … }
          }
        }
      """
  }

  /// The test overrides it, but not for the '@Dependency' that asks.
  private var unreached: String? {
    guard description.overridden != nil else { return nil }
    let start = "Your test overrides it there, but the override does not reach this '@Dependency'."
    guard let function = reader.function else {
      return """
        \(start)

        Did another model make this one? Let that model pass on its dependencies:

          withDependencies(from: self) { … }

        Did the test make it? Make it in the 'operation:' of 'withDependencies'.
        Did a closure make it that ran later? See 'withEscapedDependencies'.
        """
    }
    return """
      \(start) \
      It is made in '\(function)', each time that this runs. Make it a property of the \
      model, after '@ObservationIgnored' in an '@Observable' class:

        final class Model {
          \(description.reference) var …
        }

      Then it keeps what the model was made with. Or call '\(function)' in the 'operation:' of \
      'withDependencies'.
      """
  }

  private var override: String {
    """
    To override it in this test:

      withDependencies {
        \(description.assignment)
      } operation: {
        …
      }
    """
  }

  /// You can add a value to a key of your own, and not to one of this library.
  private var testValue: String? {
    if let declaration, "\(declaration.location.fileID)".hasPrefix("Dependencies/") { return nil }
    return """
      To give it a value in every test, add one to \(description.keyName):

        static let testValue: \(description.valueName) = …
      """
  }
}
