/// Keeps the one iterator of a sequence, and moves it on when it is asked to.
///
/// An iterator is a value that changes, and the closure behind a stream may be called from
/// anywhere: the actor lets one caller at a time have it.
actor PulledSequence<Base: AsyncSequence & Sendable> where Base.Element: Sendable {
  private enum State {
    case untouched(Base)
    case idle(Base.AsyncIterator)
    case busy
  }

  private var state: State

  init(_ base: Base) {
    state = .untouched(base)
  }

  /// The next value. Nil at the end, and for a second reader that comes while the first waits.
  func next() async throws(Base.Failure) -> Base.Element? {
    guard var iterator = takeIterator() else { return nil }
    let element = try await iterator.next(isolation: self)
    state = .idle(iterator)
    return element
  }

  private func takeIterator() -> Base.AsyncIterator? {
    defer { state = .busy }
    switch state {
    case .untouched(let base): return base.makeAsyncIterator()
    case .idle(let iterator): return iterator
    case .busy: return nil
    }
  }
}
