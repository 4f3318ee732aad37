/// The time of a test clock and those who sleep on it.
///
/// Each change answers with the continuation that has to be resumed, because that is done after the
/// clock has let go of its lock.
struct Dormitory<Instant: InstantProtocol> {
  typealias Continuation = UnsafeContinuation<Void, any Error>

  private(set) var now: Instant
  private var sleepers = SleepQueue<Instant>()

  init(now: Instant) {
    self.now = now
  }

  var count: Int { sleepers.count }
  var nextDeadline: Instant? { sleepers.first?.deadline }

  /// Puts a sleeper to bed, unless it was cancelled on the way or its time has come already.
  mutating func lieDown(
    _ sleeper: Sleeper<Instant>,
    _ continuation: Continuation
  ) -> Result<Continuation, CancellationError>? {
    if case .cancelled = sleeper.phase { return .failure(CancellationError()) }
    guard sleeper.deadline > now else { return .success(continuation) }
    sleeper.phase = .asleep(continuation)
    sleepers.insert(sleeper)
    return nil
  }

  mutating func cancel(_ sleeper: Sleeper<Instant>) -> Continuation? {
    defer { sleeper.phase = .cancelled }
    guard case .asleep(let continuation) = sleeper.phase else { return nil }
    sleepers.remove(sleeper)
    return continuation
  }

  /// Moves the time to the next deadline and wakes the one who sleeps until then; moves it all the
  /// way when nobody does.
  mutating func wakeNext(until deadline: Instant) -> Continuation? {
    guard let next = sleepers.first, next.deadline <= deadline else {
      now = max(now, deadline)
      return nil
    }
    now = max(now, next.deadline)
    return wake(next)
  }

  /// Wakes the first of them without waiting for its time.
  mutating func wakeFirst() -> Continuation? {
    sleepers.first.flatMap { wake($0) }
  }

  private mutating func wake(_ sleeper: Sleeper<Instant>) -> Continuation? {
    sleepers.remove(sleeper)
    defer { sleeper.phase = .awake }
    guard case .asleep(let continuation) = sleeper.phase else { return nil }
    return continuation
  }
}
