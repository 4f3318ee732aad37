import OperatingSystem
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
    let task = RuntimeTask.current
    if let task, let identity = identities.withLock({ $0[task] }) { return identity }
    if let handedDown { return handedDown }
    guard let (identity, isOfTask) = InstalledTestSupport.current?.identity else { return nil }
    if isOfTask, let identity, let task { identities.withLock { $0[task] = identity } }
    return identity
  }

  /// Finds the test of the current task anew when it is asked for next.
  package static func forgetTask() {
    if let task = RuntimeTask.current { identities.withLock { $0[task] = nil } }
  }

  /// A task belongs to one test for as long as it lives, and asks again and again. To ask Swift
  /// Testing takes longer than to look here, above all where the test has arguments: 0.1 ms.
  private static let identities = Mutex(RecentTasks<TestIdentity>(capacity: 256))

  /// The same, but `nil` between the cases of a suite: what is started there may be any of them.
  package static var ofCase: TestIdentity? {
    InstalledTestSupport.current?.isBetweenCases == true && handedDown == nil ? nil : current
  }

  /// The test of a trait, for the tasks that are started in its scope: in a case of a parameterized
  /// test, each would take 0.1 ms to find its test.
  @TaskLocal package static var handedDown: TestIdentity?

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

/// Facts of a task that the concurrency runtime knows and Swift has no name for.
package enum RuntimeTask {
  /// The number that the runtime gave to the current task. Unlike an address it is never reused.
  /// `nil` outside of tasks, and where the runtime does not answer.
  package static var current: UInt64? { functions.flatMap { $0.currentTask().map($0.number) } }

  /// The number of the task that a job is a part of; `nil` for a job of an actor.
  package static func number(of job: UnownedJob) -> UInt64? {
    let number = functions?.number(unsafeBitCast(job, to: UnsafeRawPointer.self))
    return number == 0 ? nil : number
  }

  private typealias Functions = (
    currentTask: @convention(c) () -> UnsafeRawPointer?,
    number: @convention(c) (UnsafeRawPointer) -> UInt64
  )

  private static let functions: Functions? = {
    guard
      let currentTask = runtimeSymbol("swift_task_getCurrent"),
      let number = runtimeSymbol("swift_task_getJobTaskId")
    else { return nil }
    return (
      unsafeBitCast(currentTask, to: (@convention(c) () -> UnsafeRawPointer?).self),
      unsafeBitCast(number, to: (@convention(c) (UnsafeRawPointer) -> UInt64).self)
    )
  }()
}
