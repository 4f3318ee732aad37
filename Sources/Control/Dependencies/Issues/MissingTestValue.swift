import IssueReporting

extension DefaultRequest {
  /// Says that a test has reached a live dependency, and what to do about it.
  ///
  /// A value is made once for each test, so this is said once for each test.
  static func reportMissingTestValue<Key: TestDependencyKey>(
    of key: Key.Type,
    using substitute: String = "its preview value, or its live value if it has none"
  ) {
    guard let request = current, request.key == key else {
      return reportIssue(
        "'\(typeName(key))' has no test value, and something asked for it. It gets \(substitute)."
      )
    }
    // What is replaced as a whole is not used, though Swift reads it.
    guard request.reader.replaced != ObjectIdentifier(Key.Value.self) else { return }
    request.report(request.missingTestValue(using: substitute))
  }

  private func missingTestValue(using substitute: String) -> String {
    let fixes = [inFunction ?? inChild ?? override, testValue, escaped]
    return """
      \(headline(using: substitute))

      \(description.facts)

      \(fixes.compactMap(\.self).joined(separator: "\n\n"))
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

  /// A function makes its `@Dependency` when it is called, which is after the test has made the
  /// model.
  private var inFunction: String? {
    guard reader.purpose == .use, let function = reader.function else { return nil }
    return """
      A dependency is taken where its '@Dependency' is made. This one is made inside of \
      '\(function)', each time that it is called, so what was overridden where the model was made \
      does not count here. Make it a property of the model:

        final class Model {
          \(description.reference) var …
        }

      And let the test make the model where it overrides the dependency:

        let model = withDependencies {
          \(description.assignment)
        } operation: {
          Model()
        }
      """
  }

  /// A model that another one makes later is made outside of the override that the test wrote.
  private var inChild: String? {
    guard reader.purpose == .use, isOverriddenElsewhere else { return nil }
    return """
      This test overrides it elsewhere. What asks here was made, and is used, outside of that \
      override. Where a model makes another one, it hands over what it was made with:

        withDependencies(from: self) {
          …
        }

      Else make it in the 'operation:' of 'withDependencies'.
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
}
