import IssueReporting
import Synchronization

/// The test that a job belongs to.
enum Owner: Hashable {
  case test(TestIdentity.Number)
  /// No test: a job of an actor, which runs parts of many tasks, or of a task that no test started.
  case nobody

  init(_ test: TestIdentity?) { self = test.map { .test($0.number) } ?? .nobody }
}

/// The work that a waiter waits for.
enum AwaitedWork: Hashable {
  case ofTest(TestIdentity.Number)
  /// All work of the process, since no test is known that waits.
  case all

  init(of owner: Owner) {
    switch owner {
    case .test(let number): self = .ofTest(number)
    case .nobody: self = .all
    }
  }

  /// Whether a job is certainly a part of it.
  func includes(_ job: Job) -> Bool {
    switch self {
    case .ofTest(let number): job.owner == .test(number)
    case .all: true
    }
  }

  /// Whether a job may be a part of it: that of an actor runs parts of any task.
  func mayInclude(_ job: Job) -> Bool { job.owner == .nobody || includes(job) }
}

/// The owners of the tasks that became ready last.
///
/// A task belongs to the test that started it for as long as it lives, and a detached task too.
/// Which test that is can be asked only when the task first becomes ready: later on, code of
/// another test may be what lets it continue. The capacity is that of a test which starts a hundred
/// thousand tasks at once: an owner that is forgotten counts as nobody, whose work is waited for
/// less.
final class TaskOwners: Sendable {
  private let owners = Mutex(RecentTasks<Owner>(capacity: 131_072))

  func owner(of job: Job) -> Owner {
    guard let task = job.task else { return .nobody }
    if let known = owners.withLock({ $0[task] }) { return known }
    let owner = ownerHere
    owners.withLock { $0[task] = owner }
    return owner
  }

  /// The owner of the code that runs here.
  var ownerHere: Owner {
    guard let task = RuntimeTask.current else { return Owner(TestIdentity.ofCase) }
    if let known = owners.withLock({ $0[task] }), known != .nobody { return known }
    // The test framework starts the task of a test before the test, so it is asked for anew.
    let owner = Owner(TestIdentity.ofCase)
    owners.withLock { $0[task] = owner }
    return owner
  }
}
