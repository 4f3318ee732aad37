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
  @ObservationIgnored @Dependency(NamesClient.self) private var names

  private func nameChanged() {
    // TODO: Ask when the name has been left alone for 300 ms.
    isFree = names.isFree(name)
  }
}
