import HTTP

/// One connection, from the first byte to the last: a request, an answer, a goodbye.
struct Visit: Sendable {
  enum Phase: Sendable {
    case reading(RequestParser)
    /// The answer is on its way out.
    case answering
    /// The answer goes on. The number is the revision of the events that was told last.
    case streaming(told: Int)
    /// All is said. What the other side still sends is thrown away, because closing with unread
    /// bytes would take the answer from it.
    case leaving
    case over
  }

  var phase: Phase
  /// What is still to be sent.
  var output: ArraySlice<UInt8> = []
  var deadline: ContinuousClock.Instant?

  /// Whether there is still work to do for it.
  var isServed: Bool {
    switch phase {
    case .reading, .answering, .streaming: true
    case .leaving, .over: false
    }
  }

  var isStreaming: Bool {
    if case .streaming = phase { true } else { false }
  }

  var isOver: Bool {
    if case .over = phase { true } else { false }
  }

  /// Whether this is a stream that is ready for a message and has not had the latest.
  func awaits(_ revision: Int) -> Bool {
    if case .streaming(let told) = phase { told != revision && output.isEmpty } else { false }
  }
}
