import Synchronization

/// Runs work on the main actor, in the order in which it was added.
///
/// Swift does not promise that two tasks run in the order in which they were started. So a task
/// does not run the work it was started for, but the work that has waited longest.
final class MainActorQueue: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  private let waiting = Mutex<[Work]>([])

  func add(_ work: @escaping Work) {
    waiting.withLock { $0.append(work) }
    Task { @MainActor in
      let work = waiting.withLock { $0.removeFirst() }
      work()
    }
  }
}
