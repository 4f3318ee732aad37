import IssueReporting
import Testing

/// Tells the tests of Swift Testing apart.
///
/// Swift Testing has no public name for one case of a parameterized test. But each case has its own
/// closure: the code of its test function, and an object that holds the arguments, at an address
/// that nothing else has while it lives.
enum SwiftTestingIdentity {
  /// The case that runs in the current task and in its children.
  static var ofCase: TestIdentity? {
    Test.Case.current.map(identity)
  }

  /// Between cases, where the traits of a suite or of a parameterized function do their work.
  static var ofSuite: TestIdentity? {
    guard let test = Test.current else { return nil }
    return known.identity(for: .suite(test.id), keeping: nil)
  }

  private static func identity(_ testCase: Test.Case) -> TestIdentity {
    let key: KnownTests.Key =
      if Test.Case.endsWithClosure {
        .closure(testCase.closure)
      } else {
        .described(Test.current?.id, String(reflecting: testCase))
      }
    return known.identity(for: key, keeping: testCase)
  }

  private static let known = KnownTests()
}
