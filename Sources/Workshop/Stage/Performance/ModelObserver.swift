import Observation

/// Looks at a model again whenever it has changed.
@MainActor
final class ModelObserver {
  enum Attention {
    /// Look when there is time: states that were gone by then are not seen.
    case latest
    /// Look at every state there was, in order, so that none of the facts is lost.
    ///
    /// What a state reveals for the first time is watched from the next turn of the main actor on.
    case every
  }

  private let attention: Attention
  private let look: () -> Void
  private let changed: () -> Void
  private var looks = 0

  /// - Parameters:
  ///   - look: Reads the model. All that it reads is watched.
  ///   - changed: A change has begun; the next turn of the main actor is the time to look.
  init(_ attention: Attention, look: @escaping () -> Void, changed: @escaping () -> Void) {
    self.attention = attention
    self.look = look
    self.changed = changed
  }

  func observe() {
    looks += 1
    let number = looks
    withObservationTracking(look) { [weak self] in
      MainActor.assumeIsolated { self?.isAboutToChange(after: number) }
    }
  }

  /// Observation calls before a value changes. At that moment the state after the previous change
  /// is still there and complete, so `every` looks at it then.
  private func isAboutToChange(after look: Int) {
    guard look == looks else { return }
    if attention == .every { observe() }
    changed()
  }
}
