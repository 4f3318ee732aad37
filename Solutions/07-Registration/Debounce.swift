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
  /// Whether the name is free; nil where that is not known.
  private(set) var isFree: Bool?
  @ObservationIgnored private var changes = 0
  @ObservationIgnored @Dependency(NamesClient.self) private var names
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  private func nameChanged() {
    isFree = nil
    changes += 1
    guard !name.isEmpty else { return }
    mainQueue.schedule(after: mainQueue.now.advanced(by: .milliseconds(300))) {
      [weak self, changes] in
      guard let self, changes == self.changes else { return }
      isFree = names.isFree(name)
    }
  }
}
