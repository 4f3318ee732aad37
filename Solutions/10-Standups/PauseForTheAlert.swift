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
    didSet { alert == nil ? goOn() : pause() }
  }
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var isOnScreen = false
  @ObservationIgnored private var leftOfSecond = Duration.seconds(1)
  @ObservationIgnored private var passed: () -> Duration = { .zero }

  func screenAppeared() {
    isOnScreen = true
    if alert == nil { goOn() }
  }

  func screenDisappeared() {
    isOnScreen = false
    pause()
  }

  func stopButtonTapped() { alert = .reallyStop }

  func microphoneWasUnplugged() { alert = .microphoneIsLost }

  private func goOn() {
    guard isOnScreen, ticking == nil else { return }
    passed = clock.stopwatch()
    ticking = Task {
      while true {
        try await clock.sleep(for: leftOfSecond)
        // The alert may come up after the sleep, and before this line.
        try Task.checkCancellation()
        secondsElapsed += 1
        leftOfSecond += .seconds(1) - passed()
        passed = clock.stopwatch()
      }
    }
  }

  private func pause() {
    guard ticking != nil else { return }
    leftOfSecond -= passed()
    ticking?.cancel()
    ticking = nil
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
