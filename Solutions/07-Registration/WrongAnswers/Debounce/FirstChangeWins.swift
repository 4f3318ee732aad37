// Tempting: 300 ms after the first letter, the person has typed the rest.

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
  @ObservationIgnored private var changes = 0
  @ObservationIgnored @Dependency(NamesClient.self) private var names
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  private func nameChanged() {
    isFree = nil
    guard !name.isEmpty, changes == 0 else { return }
    changes = 1
    mainQueue.schedule(after: mainQueue.now.advanced(by: .milliseconds(300))) {
      [weak self] in
      guard let self else { return }
      self.changes = 0
      isFree = names.isFree(name)
    }
  }
}
