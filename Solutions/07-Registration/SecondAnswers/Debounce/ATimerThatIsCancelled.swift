// Right as well: a timer can be cancelled, so there is nothing to count.

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
  @ObservationIgnored private var timer: (any Cancellable)?
  @ObservationIgnored @Dependency(NamesClient.self) private var names
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  private func nameChanged() {
    isFree = nil
    timer?.cancel()
    timer = nil
    guard !name.isEmpty else { return }
    let end = mainQueue.now.advanced(by: .milliseconds(300))
    timer = mainQueue.schedule(after: end, interval: .seconds(3600)) { [weak self] in
      guard let self else { return }
      timer?.cancel()
      isFree = names.isFree(name)
    }
  }
}
