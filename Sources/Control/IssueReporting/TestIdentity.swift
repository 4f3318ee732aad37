import Synchronization

/// Which test is running: one test function, one case of a parameterized test, or one run of an
/// XCTest method.
///
/// Values that are made on first use belong to it. It owns them, so that no test sees another's
/// and so that they go when it goes.
package struct TestIdentity: Sendable {
  package typealias Number = Int

  private let token = Token()

  /// Makes an identity that is equal to no other.
  package init() {}

  /// No other test of this process has the same.
  package var number: Number { token.number }

  /// The test that is running here.
  ///
  /// `nil` outside of tests, and where Swift forgets the test: in a detached task and on a thread
  /// or a queue of one's own.
  package static var current: TestIdentity? {
    guard isTesting else { return nil }
    let task = TestOfTask.currentTask
    if let task, let identity = TestOfTask.identity(of: task) { return identity }
    if let handedDown { return handedDown }
    guard let (identity, isOfTask) = InstalledTestSupport.current?.identity else { return nil }
    if isOfTask, let identity, let task { TestOfTask.remember(identity, of: task) }
    return identity
  }

  /// What a scope tells the tasks that are started in it: in a case of a parameterized test, each
  /// would take 0.1 ms to find its test.
  @TaskLocal package static var handedDown: TestIdentity?

  /// The test to hand down to the tasks that are started here: `nil` where that is done already, or
  /// where it may be another one, as between the cases of a suite.
  package static var toHandDown: TestIdentity? {
    guard handedDown == nil, current != nil else { return nil }
    return TestOfTask.currentTask.flatMap(TestOfTask.identity)
  }

  /// The one object that belongs to this test; made on first use. There is one type of them.
  package func storage<Storage: AnyObject & Sendable>(make: () -> Storage) -> Storage {
    let found = token.storage.withLock(\.self)
    // Made without the lock, because it may ask for the storage, too.
    return (found ?? token.keep(make())) as! Storage
  }

  private final class Token: Sendable {
    let number = newest.add(1, ordering: .relaxed).newValue
    let storage = Mutex<(any AnyObject & Sendable)?>(nil)

    private static let newest = Atomic(0)

    /// Keeps an object unless there is one, and returns the one that is there then.
    func keep(_ made: any AnyObject & Sendable) -> any AnyObject & Sendable {
      storage.withLock { storage in
        let kept = storage ?? made
        storage = kept
        return kept
      }
    }
  }
}

extension TestIdentity: Hashable {
  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }

  package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
