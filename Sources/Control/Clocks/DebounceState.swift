/// At most one value that waits to pass, and the reader who waits for it.
///
/// Each change answers with what the relay has to do.
struct DebounceState<Element: Sendable, Failure: Error, Instant: InstantProtocol> {
  typealias Outcome = Result<Element?, Failure>
  typealias Reader = CheckedContinuation<Outcome, Never>

  enum Step {
    case none
    case pass(Outcome, to: Reader)
    case sleep(until: Instant)
  }

  private let quiet: Instant.Duration
  private var held: Element?
  /// Nothing passes before this instant.
  private var gate: Instant?
  private var reader: Reader?
  private var ending: Result<Void, Failure>?
  private var isTiming = false

  init(quiet: Instant.Duration) { self.quiet = quiet }

  mutating func read(by reader: Reader, at now: Instant) -> Step {
    guard self.reader == nil else { return .pass(.success(nil), to: reader) }
    self.reader = reader
    return pass(at: now)
  }

  mutating func receive(_ element: Element, at now: Instant) -> Step {
    guard ending == nil else { return .none }
    // What is due goes first, so that it does not matter whether, at one and the same instant, the
    // value came before the timer.
    let due = isDue(at: now) ? pass(at: now) : .none
    held = element
    gate = now.advanced(by: quiet)
    guard case .none = due else { return due }
    return pass(at: now)
  }

  mutating func end(_ ending: Result<Void, Failure>, at now: Instant) -> Step {
    guard self.ending == nil else { return .none }
    self.ending = ending
    switch ending {
    case .failure: if !isDue(at: now) { held = nil }
    case .success: gate = nil
    }
    return pass(at: now)
  }

  /// The timer's sleep is over. That it is, is all that counts, and not what the clock says: one
  /// that returns too early would otherwise be asked again and again.
  mutating func wake(from deadline: Instant, at now: Instant) -> Step {
    isTiming = false
    return pass(at: max(deadline, now))
  }

  var hasEnded: Bool { ending != nil }

  /// Nothing will ever have to wait for the clock again.
  var isTimeless: Bool {
    ending != nil && (held == nil || gate == nil)
  }

  /// Forgets everything. Answers with the reader, who waits in vain.
  mutating func stop() -> Step {
    ending = .success(())
    held = nil
    guard let reader else { return .none }
    return answer(.success(nil), to: reader)
  }

  private func isDue(at now: Instant) -> Bool {
    held != nil && gate.map { $0 <= now } ?? true
  }

  private mutating func pass(at now: Instant) -> Step {
    guard let reader else { return .none }
    if let held {
      guard isDue(at: now) else { return startTimer() }
      self.held = nil
      return answer(.success(held), to: reader)
    }
    guard let ending else { return .none }
    // An error is said once; after it the sequence is over.
    self.ending = .success(())
    return answer(ending.map { nil }, to: reader)
  }

  private mutating func answer(_ outcome: Outcome, to reader: Reader) -> Step {
    self.reader = nil
    return .pass(outcome, to: reader)
  }

  private mutating func startTimer() -> Step {
    guard let gate, !isTiming else { return .none }
    isTiming = true
    return .sleep(until: gate)
  }
}
