/// The time of a test clock, and the tasks that sleep on it.
///
/// Each change returns the continuation that has to be resumed, because that is done after the
/// clock has let go of its lock.
struct Sleepers<Instant: InstantProtocol> {
  typealias Continuation = UnsafeContinuation<Void, any Error>

  private var timeline: Timeline<Instant, Continuation>

  init(now: Instant) {
    timeline = Timeline(now: now)
  }

  var now: Instant { timeline.now }
  var count: Int { timeline.count }
  var nextDeadline: Instant? { timeline.nextDeadline }

  /// Lets a task fall asleep, unless it was cancelled on the way or its time has passed already.
  mutating func add(
    _ sleep: Sleep,
    until deadline: Instant,
    _ continuation: Continuation
  ) -> Result<Continuation, CancellationError>? {
    guard !sleep.isCancelled else { return .failure(CancellationError()) }
    guard deadline >= now else { return .success(continuation) }
    sleep.entry = timeline.add(continuation, at: deadline)
    return nil
  }

  mutating func cancel(_ sleep: Sleep) -> Continuation? {
    sleep.isCancelled = true
    return sleep.entry.flatMap { timeline.remove($0) }
  }

  /// Moves the time to the next deadline and wakes the task that sleeps until then; moves it all
  /// the way when none does.
  mutating func wakeNext(until deadline: Instant) -> Continuation? {
    timeline.moveToNext(until: deadline)
  }

  /// Wakes the first of them without waiting for its time.
  mutating func wakeFirst() -> Continuation? {
    timeline.removeFirst()
  }

  /// One sleep of a task, from the moment it asks to the moment it goes on.
  ///
  /// `@unchecked Sendable`: the clock changes and reads it only while it holds its lock.
  final class Sleep: @unchecked Sendable {
    fileprivate var entry: Timeline<Instant, Continuation>.Entry?
    fileprivate var isCancelled = false
  }
}
