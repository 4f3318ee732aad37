/// The values of a sequence after each of which it was quiet for a while.
///
/// It fails as its base fails: where the base cannot throw, neither can this.
public struct AsyncDebounceSequence<Base: AsyncSequence & Sendable, C: Clock>: AsyncSequence,
  Sendable
where Base.Element: Sendable {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure

  let base: Base
  let interval: C.Duration
  let tolerance: C.Duration?
  let clock: C

  public func makeAsyncIterator() -> Iterator { Iterator(self) }

  public struct Iterator: AsyncIteratorProtocol {
    private enum Source {
      case direct(Base.AsyncIterator)
      case relayed(Reading)
    }

    /// Stops the relay when the last copy of the iterator is gone, as it is when a loop is left.
    private final class Reading: Sendable {
      let relay: DebounceRelay<Base, C>

      init(_ relay: DebounceRelay<Base, C>) { self.relay = relay }

      deinit {
        relay.stop()
      }
    }

    private var source: Source

    init(_ sequence: AsyncDebounceSequence) {
      source =
        sequence.interval <= .zero
        ? .direct(sequence.base.makeAsyncIterator()) : .relayed(Reading(DebounceRelay(sequence)))
    }

    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Base.Failure) -> Base.Element? {
      switch source {
      case .direct(var iterator):
        defer { source = .direct(iterator) }
        return try await iterator.next(isolation: actor)
      case .relayed(let reading):
        return try await reading.relay.next(isolation: actor)
      }
    }
  }
}
