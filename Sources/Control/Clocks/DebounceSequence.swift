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

  public func makeAsyncIterator() -> Iterator {
    Iterator(paced: PacedIterator(base, quiet: interval, tolerance: tolerance, clock: clock))
  }

  public struct Iterator: AsyncIteratorProtocol {
    var paced: PacedIterator<Base, C>

    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Base.Failure) -> Base.Element? {
      try await paced.next(isolation: actor)
    }
  }
}
