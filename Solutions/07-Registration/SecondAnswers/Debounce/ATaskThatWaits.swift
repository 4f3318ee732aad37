// Right as well: a task that waits for the queue, and is cancelled by the next change.

import Dependencies
import Observation
import Schedulers

/// Knows which names are taken.
struct NamesClient: Sendable {
  var isFree: @Sendable (_ name: String) -> Bool
}

extension NamesClient: DependencyKey {
  static let liveValue = NamesClient { !["ada", "grace", "root"].contains($0) }
  static let testValue = NamesClient(
    isFree: unimplemented("NamesClient.isFree", placeholder: false)
  )
}

/// A field in which you choose your name.
@MainActor @Observable
final class NameField {
  var name = "" { didSet { nameChanged() } }
  /// Whether the name can be had; nothing where that is not known.
  private(set) var isFree: Bool?
  @ObservationIgnored private var waiting: Task<Void, Never>?
  @ObservationIgnored @Dependency(NamesClient.self) private var names
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  private func nameChanged() {
    isFree = nil
    waiting?.cancel()
    guard !name.isEmpty else { return }
    waiting = Task { [weak self, mainQueue] in
      await withCheckedContinuation { continuation in
        let end = mainQueue.now.advanced(by: .milliseconds(300))
        mainQueue.schedule(after: end) { continuation.resume() }
      }
      guard !Task.isCancelled, let self else { return }
      isFree = names.isFree(name)
    }
  }
}
