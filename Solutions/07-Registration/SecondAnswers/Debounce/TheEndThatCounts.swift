// Right as well: the newest question has an identity in place of a number.

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
  @ObservationIgnored private var question: Question?
  @ObservationIgnored @Dependency(NamesClient.self) private var names
  @ObservationIgnored @Dependency(\.mainQueue) private var mainQueue

  private func nameChanged() {
    isFree = nil
    question = nil
    guard !name.isEmpty else { return }
    let question = Question()
    self.question = question
    mainQueue.schedule(after: mainQueue.now.advanced(by: 0.3)) { [weak self, weak question] in
      guard let self, let question, question === self.question else { return }
      isFree = names.isFree(name)
    }
  }

  /// It has no content: only the newest one counts.
  private final class Question {}
}
