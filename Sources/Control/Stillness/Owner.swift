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
  private static let count = 16_384

  private let last = Mutex<[(task: UInt64, owner: Owner?)?]>(Array(repeating: nil, count: count))

  func owner(of job: Job) -> Owner? {
    guard let task = job.task else { return nil }
    if let known = self[task] { return known.owner }
    let owner = ownerHere
    self[task] = (task, owner)
    return owner
  }

  /// The owner of the code that runs here.
  var ownerHere: Owner? {
    guard let task = RuntimeTask.current else { return TestIdentity.ofCase?.number }
    if let known = self[task]?.owner { return known }
    // The test framework starts the task of a test before the test, so it is asked for anew.
    let owner = TestIdentity.ofCase?.number
    self[task] = (task, owner)
    return owner
  }

  private subscript(task: UInt64) -> (task: UInt64, owner: Owner?)? {
    get { last.withLock { $0[place(of: task)] }.flatMap { $0.task == task ? $0 : nil } }
    set { last.withLock { $0[place(of: task)] = newValue } }
  }

  /// Tasks are numbered in a row, so those that run side by side have places of their own.
  private func place(of task: UInt64) -> Int { Int(task % UInt64(Self.count)) }
}
