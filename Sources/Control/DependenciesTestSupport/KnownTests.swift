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
  struct Entry {
    let identity: TestIdentity
    let testCase: Test.Case?
  }

  private var entries: [Key: Entry] = [:]
  private var sizeAtNextSweep = 64

  /// The identity of a test, and the tests that are forgotten for it. Values that belong to them
  /// go with them, and may ask for an identity as they go: let go of them outside of any lock.
  mutating func identity(
    for key: Key,
    keeping testCase: Test.Case?
  ) -> (identity: TestIdentity, forgotten: [Entry]) {
    if let entry = entries[key] { return (entry.identity, []) }
    let forgotten = entries.count < sizeAtNextSweep ? [] : sweep()
    let entry = Entry(identity: TestIdentity(), testCase: testCase)
    entries[key] = entry
    return (entry.identity, forgotten)
  }

  /// Forgets the cases that are over.
  ///
  /// A case is over when nobody but this table keeps its closure. Each sweep waits for twice as
  /// many entries as the last one left, so that their cost is spread evenly.
  private mutating func sweep() -> [Entry] {
    // Not by a filter of the entries: its arguments would be owners, too.
    let ended = entries.keys.filter { key in
      if case .closure(let closure) = key { retainCount(of: closure.context) == 1 } else { false }
    }
    let forgotten = ended.compactMap { entries.removeValue(forKey: $0) }
    sizeAtNextSweep = max(64, 2 * entries.count)
    return forgotten
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
