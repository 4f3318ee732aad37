/// A task that sleeps on a test clock, from the moment it asks to the moment it goes on.
///
/// `@unchecked Sendable`: the clock changes and reads it only while it holds its own lock.
final class Sleeper<Instant: InstantProtocol>: @unchecked Sendable {
  enum Phase {
    /// It has asked, and is not asleep yet.
    case fallingAsleep
    case asleep(UnsafeContinuation<Void, any Error>)
    case awake
    case cancelled
  }

  let deadline: Instant
  var phase = Phase.fallingAsleep
  /// Tells sleepers with the same deadline apart: the first to fall asleep is the first to wake.
  var order = 0
  /// Where it lies in the queue.
  var position = 0

  init(deadline: Instant) {
    self.deadline = deadline
  }

  func wakesBefore(_ other: Sleeper) -> Bool {
    deadline == other.deadline ? order < other.order : deadline < other.deadline
  }
}
