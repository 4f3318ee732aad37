import Synchronization

/// Brings work to the main actor, in the order in which it was added.
///
/// Two tasks that are started one after the other are not promised to run in that order. Here each
/// task does the work that has waited longest.
final class MainActorQueue: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  private let waiting = Mutex<[Work]>([])

  func add(_ work: @escaping Work) {
    waiting.withLock { $0.append(work) }
    Task { @MainActor in
      waiting.withLock { $0.removeFirst() }()
    }
  }
}
