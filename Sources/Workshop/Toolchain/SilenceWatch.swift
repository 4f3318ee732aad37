import Synchronization

/// Notices when nothing has happened for too long.
///
/// The watch sleeps until the moment when the last sign of life would be too old, and looks again
/// then.
final class SilenceWatch<C: Clock>: Sendable where C.Duration == Duration {
  private let clock: C
  private let limit: Duration
  private let last: Mutex<C.Instant?>
  private let (begun, begin) = AsyncStream.makeStream(of: Void.self)

  init(limit: Duration, clock: C) {
    self.clock = clock
    self.limit = limit
    last = Mutex(nil)
  }

  /// Something has happened. The first time, the watch begins.
  func signOfLife() {
    last.withLock { $0 = clock.now }
    begin.finish()
  }

  /// Returns when it has been silent for too long.
  func silence() async throws {
    for await _ in begun {}
    try Task.checkCancellation()
    while let heard = last.withLock({ $0 }) {
      let deadline = heard.advanced(by: limit)
      if deadline <= clock.now { return }
      try await clock.sleep(until: deadline, tolerance: nil)
    }
  }
}
