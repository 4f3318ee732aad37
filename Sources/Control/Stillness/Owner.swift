import IssueReporting
import Synchronization

/// The test that a job belongs to. `nil` stands for nobody: a job of an actor, which runs parts of
/// many tasks, or of a task that no test started.
typealias Owner = TestIdentity.Number

/// The owners of the tasks that became ready last.
///
/// A task belongs to the test that started it for as long as it lives, and a detached task too.
/// Which test that is can be asked only when the task first becomes ready: later on, code of
/// another test may be what lets it continue.
final class TaskOwners: Sendable {
  private let owners = Mutex(RecentTasks<Owner?>(capacity: 16_384))

  func owner(of job: Job) -> Owner? {
    guard let task = job.task else { return nil }
    if let known = owners.withLock({ $0[task] }) { return known }
    let owner = ownerHere
    owners.withLock { $0[task] = owner }
    return owner
  }

  /// The owner of the code that runs here.
  var ownerHere: Owner? {
    guard let task = RuntimeTask.current else { return TestIdentity.ofCase?.number }
    if let known = owners.withLock({ $0[task] }) ?? nil { return known }
    // The test framework starts the task of a test before the test, so it is asked for anew.
    let owner = TestIdentity.ofCase?.number
    owners.withLock { $0[task] = owner }
    return owner
  }
}
