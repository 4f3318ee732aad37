import Synchronization

/// Brings work to the main actor, in the order in which it was posted.
///
/// Two tasks that are started one after the other are not promised to run in that order. Here each
/// task delivers whatever is first in the box.
final class Mailbox: Sendable {
  typealias Letter = @MainActor @Sendable () -> Void

  private let letters = Mutex<[Letter]>([])

  func post(_ letter: @escaping Letter) {
    letters.withLock { $0.append(letter) }
    Task { @MainActor in
      letters.withLock { $0.removeFirst() }()
    }
  }
}
