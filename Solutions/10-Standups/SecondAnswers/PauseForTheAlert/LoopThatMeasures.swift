// Right as well: one loop for a screen. It measures each nap, however it ended.

import Dependencies
import Observation

/// What a rehearsal may ask. One alert may take the place of another.
enum RehearsalAlert: Equatable, Sendable {
  case reallyStop
  case microphoneIsLost
}

/// The rehearsal of a talk, which counts its seconds.
@MainActor @Observable
final class Rehearsal {
  private(set) var secondsElapsed = 0
  /// The buttons of an alert set it to nil, and so does the screen when you close the alert.
  var alert: RehearsalAlert? {
    didSet {
      nap?.cancel()
      changes.continuation.yield()
    }
  }
  @ObservationIgnored private var loop: Task<Void, Never>?
  @ObservationIgnored private var nap: Task<Void, any Error>?
  @ObservationIgnored private var changes = AsyncStream<Void>.makeStream()
  @ObservationIgnored private var leftOfSecond = Duration.seconds(1)
  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func screenAppeared() {
    changes = AsyncStream.makeStream()
    loop = Task {
      while !Task.isCancelled {
        if alert == nil { await sleep() } else { await change() }
        guard !Task.isCancelled, alert == nil, leftOfSecond <= .zero else { continue }
        secondsElapsed += 1
        leftOfSecond += .seconds(1)
      }
    }
  }

  func screenDisappeared() {
    loop?.cancel()
    nap?.cancel()
  }

  func stopButtonTapped() { alert = .reallyStop }

  func microphoneWasUnplugged() { alert = .microphoneIsLost }

  private func sleep() async {
    let passed = clock.stopwatch()
    let nap = Task { [clock, leftOfSecond] in try await clock.sleep(for: leftOfSecond) }
    self.nap = nap
    _ = await nap.result
    leftOfSecond -= passed()
  }

  private func change() async {
    for await _ in changes.stream { return }
  }
}

extension Clock {
  /// Begins to measure time on this clock. Call what you get, and it says how much has passed:
  ///
  ///     let passed = clock.stopwatch()
  ///     // … a second later
  ///     passed()  // 1.0 seconds
  fileprivate func stopwatch() -> @Sendable () -> Duration {
    let start = now
    return { start.duration(to: now) }
  }
}
