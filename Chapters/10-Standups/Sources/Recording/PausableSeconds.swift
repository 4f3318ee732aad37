import Clocks
import ConcurrencyExtras

/// The seconds of a clock, one after another, that can be paused: what is over of a second when it
/// is paused is over when it goes on. They do not drift, however late you ask for the next one.
@MainActor
final class PausableSeconds {
  var isPaused = false { didSet { pausedOrResumed() } }
  private let clock: AnyClock<Duration>
  private var second = Second.rest(.seconds(1))
  private var sleep: Task<Void, any Error>?
  private var isStopped = false
  private let (changes, change) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))

  private enum Second {
    case until(AnyClock<Duration>.Instant)
    /// It is not counted at the moment, and this is left of it.
    case rest(Duration)
  }

  init(on clock: any Clock<Duration>) { self.clock = AnyClock(clock) }

  /// Returns when one more second is over: false where there is none, since they were stopped or
  /// the task that waits was cancelled.
  func next() async -> Bool {
    while !isStopped, !Task.isCancelled {
      switch second {
      case .rest where isPaused:
        for await _ in changes { break }
      case .rest(let rest):
        second = .until(clock.now.advanced(by: rest))
      case .until(let end):
        let sleep = Task { [clock] in try await clock.sleep(until: end) }
        self.sleep = sleep
        guard (try? await sleep.cancellableValue) != nil else { continue }
        startAnother()
        return !isStopped
      }
    }
    return false
  }

  func stop() {
    isStopped = true
    sleep?.cancel()
    change.finish()
  }

  private func pausedOrResumed() {
    if isPaused, case .until(let end) = second {
      second = .rest(clock.now.duration(to: end))
      sleep?.cancel()
    }
    change.yield()
  }

  /// It begins where the last one ended, and not where that was noticed.
  private func startAnother() {
    switch second {
    case .until(let end): second = .until(end.advanced(by: .seconds(1)))
    case .rest(let rest): second = .rest(rest + .seconds(1))
    }
  }
}
