import IssueReporting
import Synchronization

/// The place of one value that is made on first use.
final class DefaultSlot: Sendable {
  // Written once, and owned from then on. A look-up must not wait, nor cost much.
  private let stored = Atomic<Unmanaged<Content>?>(nil)
  private let making = RecursiveLock()
  private let isBeingMade = Atomic(false)

  deinit { stored.load(ordering: .acquiring)?.release() }

  /// The value, and where it came from.
  final class Content: Sendable {
    let value: Scope
    let origin: Origin

    init(value: Scope, origin: Origin) {
      self.value = value
      self.origin = origin
    }
  }

  /// What put the value there.
  enum Origin: Sendable {
    case firstUse(IssueLocation)
    case preparation(IssueLocation)
  }

  /// What is there, without waiting.
  var current: Content? {
    stored.load(ordering: .acquiring)?.takeUnretainedValue()
  }

  /// The value that is there, without waiting.
  var currentValue: Scope? {
    stored.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.value }
  }

  /// Puts a value there unless there is one, and returns what is there then.
  func prepare(_ content: Content) -> Content {
    let candidate = Unmanaged.passRetained(content)
    let (stored, earlier) = stored.compareExchange(
      expected: nil,
      desired: candidate,
      ordering: .acquiringAndReleasing
    )
    guard !stored, let earlier else { return content }
    candidate.release()
    return earlier.takeUnretainedValue()
  }

  /// What is there after `make` has been called, once however many ask at the same time.
  ///
  /// A value that asks for itself while it is made cannot be made; `cycle` says so and ends the
  /// program, which would otherwise go round until it ran out of stack.
  func content(make: () -> Content, cycle: () -> Never) -> Content {
    if let current { return current }
    return making.withLock {
      if let current { return current }
      if isBeingMade.exchange(true, ordering: .relaxed) { cycle() }
      defer { isBeingMade.store(false, ordering: .relaxed) }
      return prepare(make())
    }
  }
}
