import IssueReporting

extension DependencyValues {
  /// Whether what a property was made with belongs to the test that is running; if it does not,
  /// says so.
  ///
  /// A static property is made by the test that happens to come first, and would hand that test's
  /// overrides to all others.
  func isOfThisTest(_ captured: Scope, for key: any TestDependencyKey.Type) -> Bool {
    guard let number = captured.defaults.test, let test = TestIdentity.current,
      test.number != number
    else {
      return true
    }
    let defaults = Defaults.ofTest(test)
    guard let location = reader.location, defaults.isFirstReport(of: key) else {
      return false
    }
    let description = DependencyDescription(key: key, reader: reader, declaration: nil)
    location.report(
      """
      A '@Dependency' is shared by tests. This one was made in another test, whose override of \
      '\(description.keyName)' does not count here.

      \(description.facts)

      It is static, or it belongs to an object that is. Make it anew for each test: as a property \
      of an object that the test makes, or inside of the function that uses it.
      """
    )
    return false
  }
}
