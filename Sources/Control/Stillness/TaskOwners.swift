import IssueReporting
import Synchronization

/// The tests of the tasks that became ready last.
///
/// A task belongs to the test that started it, for as long as it lives, and a detached task too.
/// Which test that is can be asked only when the task first becomes ready: later on, code of another
/// test may be what lets it continue.
final class TaskOwners: Sendable {
  private static let count = 16_384

  private let last = Mutex<[(task: UInt64, owner: Owner)?]>(Array(repeating: nil, count: count))

  func owner(of job: Job) -> Owner {
    guard let task = job.task else { return .nobody }
    if let known = self[task] { return known }
    let owner = ownerHere
    self[task] = owner
    return owner
  }

  /// The owner of the code that runs here.
  var ownerHere: Owner {
    guard let task = RuntimeTask.current else { return Owner(.ofCase) }
    if let known = self[task], known != .nobody { return known }
    // The task that runs a test is started by the test framework, before the test.
    let owner = Owner(.ofCase)
    self[task] = owner
    return owner
  }

  private subscript(task: UInt64) -> Owner? {
    get { last.withLock { $0[place(of: task)] }.flatMap { $0.task == task ? $0.owner : nil } }
    set { last.withLock { $0[place(of: task)] = newValue.map { (task, $0) } } }
  }

  /// Tasks are numbered in a row, so those that run side by side have places of their own.
  private func place(of task: UInt64) -> Int { Int(task % UInt64(Self.count)) }
}
