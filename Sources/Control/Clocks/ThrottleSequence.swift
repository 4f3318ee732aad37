/// The values of a sequence, at most one in each interval.
///
/// It fails as its base fails: where the base cannot throw, neither can this.
public struct AsyncThrottleSequence<Base: AsyncSequence & Sendable, C: Clock>: AsyncSequence,
  Sendable
where Base.Element: Sendable {
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure

  let base: Base
  let interval: C.Duration
  let clock: C
  let latest: Bool

  public func makeAsyncIterator() -> Iterator {
    let pace = Pace.oncePer(interval, latest: latest)
    return Iterator(paced: PacedIterator(base, pace: pace, tolerance: nil, clock: clock))
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
