import IssueReporting
import Synchronization
import Testing

/// The identities of the tests that asked for one.
final class KnownTests: Sendable {
  /// What tells one test from another.
  enum Key: Hashable {
    case suite(Test.ID)
    case closure(TestCaseClosure)
    case described(Test.ID?, String)
  }

  func identity(for key: Key, keeping testCase: Test.Case?) -> TestIdentity {
    // What belongs to a forgotten case goes when this function returns, outside of the lock, because
    // it may ask for an identity as it goes.
    var forgotten: [Entry] = []
    return state.withLock { state in
      if let entry = state.entries[key] { return entry.identity }
      if state.entries.count >= state.sizeAtNextSweep {
        for key in state.entries.keys.filter(Self.isOver) {
          state.entries.removeValue(forKey: key).map { forgotten.append($0) }
        }
        state.sizeAtNextSweep = max(64, 2 * state.entries.count)
      }
      let entry = Entry(identity: TestIdentity(), testCase: testCase)
      state.entries[key] = entry
      return entry.identity
    }
  }

  /// A case is over when this table alone keeps its closure.
  private static func isOver(_ key: Key) -> Bool {
    guard case .closure(let closure) = key else { return false }
    return retainCount(of: closure.context) == 1
  }

  /// A case that is kept keeps its closure, so that no later one can have the same address.
  private struct Entry {
    let identity: TestIdentity
    let testCase: Test.Case?
  }

  private struct State {
    var entries: [Key: Entry] = [:]

    /// Each sweep waits for twice as many entries as the last one left, so that the cost of sweeps
    /// is spread evenly.
    var sizeAtNextSweep = 64
  }

  private let state = Mutex(State())
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
