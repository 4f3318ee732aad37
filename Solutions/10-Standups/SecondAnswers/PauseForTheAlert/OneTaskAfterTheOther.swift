// Right as well: one function looks at what is so, and each task waits for the one before.

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
    didSet { update() }
  }
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var isOnScreen = false
  @ObservationIgnored private var leftOfSecond = Duration.seconds(1)
  @ObservationIgnored private var isTicking = false

  func screenAppeared() {
    isOnScreen = true
    update()
  }

  func screenDisappeared() {
    isOnScreen = false
    update()
  }

  func stopButtonTapped() { alert = .reallyStop }

  func microphoneWasUnplugged() { alert = .microphoneIsLost }

  private func update() {
    let wasTicking = isTicking
    isTicking = isOnScreen && alert == nil
    guard isTicking != wasTicking else { return }
    ticking?.cancel()
    guard isTicking else { return }
    ticking = Task { [before = ticking] in
      _ = await before?.result
      while true {
        let passed = await clock.measure { try? await clock.sleep(for: leftOfSecond) }
        leftOfSecond -= passed
        try Task.checkCancellation()
        secondsElapsed += 1
        leftOfSecond = .seconds(1)
      }
    }
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
