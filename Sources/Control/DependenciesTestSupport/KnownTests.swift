import IssueReporting
import Testing

/// The identities of the tests that asked for one.
struct KnownTests {
  /// What tells one test from another.
  enum Key: Hashable {
    case suite(Test.ID)
    case closure(TestCaseClosure)
    case described(Test.ID?, String)
  }

  /// A case that is kept keeps its closure, so that no later one can have the same address.
  private var entries: [Key: (identity: TestIdentity, testCase: Test.Case?)] = [:]
  private var sizeAtNextSweep = 64

  mutating func identity(for key: Key, keeping testCase: Test.Case?) -> TestIdentity {
    if let entry = entries[key] { return entry.identity }
    if entries.count >= sizeAtNextSweep { sweep() }
    let identity = TestIdentity()
    entries[key] = (identity, testCase)
    return identity
  }

  /// Forgets the cases that are over, and with them the values that belong to them.
  ///
  /// A case is over when nobody but this table keeps its closure. Each sweep waits for twice as
  /// many entries as the last one left, so that their cost is spread evenly.
  private mutating func sweep() {
    // Not by a filter of the entries: its arguments would be owners, too.
    let ended = entries.keys.filter { key in
      if case .closure(let closure) = key { retainCount(of: closure.context) == 1 } else { false }
    }
    for key in ended { entries[key] = nil }
    sizeAtNextSweep = max(64, 2 * entries.count)
  }
}

/// How many owners an object of the Swift runtime has, or `nil` if the runtime does not say.
private func retainCount(of object: UInt) -> Int? {
  guard let object = UnsafeRawPointer(bitPattern: object) else { return nil }
  return retainCountFunction?(object)
}

private let retainCountFunction: (@convention(c) (UnsafeRawPointer) -> Int)? =
  runtimeSymbol("swift_retainCount").map {
    unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer) -> Int).self)
  }
