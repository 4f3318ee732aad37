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
  var alert: RehearsalAlert?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var ticking: Task<Void, any Error>?

  func screenAppeared() {
    ticking = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        if alert == nil { secondsElapsed += 1 }
      }
    }
  }

  func screenDisappeared() {
    ticking?.cancel()
    ticking = nil
  }

  func stopButtonTapped() { alert = .reallyStop }

  func microphoneWasUnplugged() { alert = .microphoneIsLost }
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
