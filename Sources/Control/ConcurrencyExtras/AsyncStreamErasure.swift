extension AsyncStream where Element: Sendable {
  /// A stream of what the sequence has to say. An error ends it as its end would.
  ///
  /// A client whose endpoint returns an `AsyncStream` can be given any sequence this way. The
  /// sequence is asked for a value only when the stream is, and what is between them keeps none.
  /// A stream is for one reader.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let source = PulledSequence(sequence)
    self.init { try? await source.next() }
  }
}

extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// A stream of what the sequence has to say, its error included.
  public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Element {
    let source = PulledSequence(sequence)
    self.init { try await source.next() }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// This sequence as an `AsyncStream`. An error ends it as its end would.
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(self)
  }

  /// This sequence as an `AsyncThrowingStream`, its error included.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}
