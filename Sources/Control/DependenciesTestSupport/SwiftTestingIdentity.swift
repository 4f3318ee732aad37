import IssueReporting
import Synchronization
import Testing

/// Tells the tests of Swift Testing apart.
enum SwiftTestingIdentity {
  /// The case that runs in the current task and in its children.
  ///
  /// Swift Testing has no public name for one case of a parameterized test. But the description of
  /// a case has its arguments, and a number that distinguishes equal ones. It takes long to write,
  /// so only the first read of a task gets here.
  static var ofCase: TestIdentity? {
    Test.Case.current.map { known(key(of: $0)) }
  }

  /// Between cases, where the traits of a suite or of a parameterized function do their work.
  static var ofSuite: TestIdentity? {
    Test.current.map { known(Key(test: $0.id, testCase: nil)) }
  }

  /// Lets the case that begins here begin anew: it may run for the second time, and does not keep
  /// what it made the first time.
  ///
  /// Returns its identity; `nil` between cases.
  static func beginCase() -> TestIdentity? {
    guard let testCase = Test.Case.current, TestIdentity.handedDown == nil else {
      return TestIdentity.handedDown
    }
    let identity = TestIdentity()
    identities.withLock { $0[key(of: testCase)] = identity }
    TestIdentity.forgetTask()
    return identity
  }

  private static func key(of testCase: Test.Case) -> Key {
    let name = testCase.isParameterized ? String(reflecting: testCase) : ""
    return Key(test: Test.current?.id, testCase: name)
  }

  private static func known(_ key: Key) -> TestIdentity {
    identities.withLock { identities in
      let identity = identities[key] ?? TestIdentity()
      identities[key] = identity
      return identity
    }
  }

  private struct Key: Hashable {
    let test: Test.ID?
    let testCase: String?
  }

  /// Nothing reports when a test is over, so they are kept until all are.
  private static let identities = Mutex<[Key: TestIdentity]>([:])
}
