import IssueReporting
import Synchronization
import Testing

/// Tells the tests of Swift Testing apart.
///
/// Swift Testing has no public name for one case of a parameterized test. But each case has its own
/// closure, and a closure's context has an address that nothing else has while it lives.
enum SwiftTestingIdentity {
  static var current: TestIdentity? {
    let task = TaskID.current
    if let task, let identity = TaskCache.identity(of: task) { return identity }
    guard let testCase = Test.Case.current else { return suite }
    let identity = identity(of: testCase)
    if let task { TaskCache.remember(identity, of: task) }
    return identity
  }

  /// Between cases, where the traits of a suite or of a parameterized function do their work.
  private static var suite: TestIdentity? {
    guard let test = Test.current else { return nil }
    return known.withLock { $0.identity(for: .test(test.id), keeping: nil) }
  }

  private static func identity(of testCase: Test.Case) -> TestIdentity {
    let test = Test.current?.id
    let key: Key =
      if !Test.Case.endsWithClosure {
        .described(test, String(reflecting: testCase))
      } else if let context = testCase.closureContext {
        .closure(context)
      } else {
        .function(test)
      }
    return known.withLock { $0.identity(for: key, keeping: testCase) }
  }

  private enum Key: Hashable {
    case test(Test.ID)
    case function(Test.ID?)
    case closure(UInt)
    case described(Test.ID?, String)
  }

  private struct Known {
    /// A case that is kept keeps its closure, so that no later one can have the same address.
    private var entries: [Key: (identity: TestIdentity, testCase: Test.Case?)] = [:]

    mutating func identity(for key: Key, keeping testCase: Test.Case?) -> TestIdentity {
      if let entry = entries[key] { return entry.identity }
      let identity = TestIdentity()
      entries[key] = (identity, testCase)
      return identity
    }
  }

  private static let known = Mutex(Known())
}
