/// Walks through a sequence, and takes a value where it was quiet after it.
struct PacedIterator<Base: AsyncSequence & Sendable, C: Clock> where Base.Element: Sendable {
  private enum Source {
    case direct(Base.AsyncIterator)
    case relayed(Reading)
  }

  /// Stops the relay when the last copy of the iterator is gone, as it is when a loop is left.
  private final class Reading: Sendable {
    let relay: PacedRelay<Base, C>

    init(_ relay: PacedRelay<Base, C>) { self.relay = relay }

    deinit {
      relay.stop()
    }
  }

  private var source: Source

  init(_ base: Base, quiet: C.Duration, tolerance: C.Duration?, clock: C) {
    source =
      quiet <= .zero
      ? .direct(base.makeAsyncIterator())
      : .relayed(Reading(PacedRelay(base, quiet: quiet, tolerance: tolerance, clock: clock)))
  }

  mutating func next(
    isolation: isolated (any Actor)?
  ) async throws(Base.Failure) -> Base.Element? {
    switch source {
    case .direct(var iterator):
      defer { source = .direct(iterator) }
      return try await iterator.next(isolation: isolation)
    case .relayed(let reading):
      return try await reading.relay.next(isolation: isolation)
    }
  }
}
