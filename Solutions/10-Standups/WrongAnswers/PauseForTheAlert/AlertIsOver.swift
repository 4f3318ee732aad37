// Tempting: a sleep that was cancelled is an alert, or the end.

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
      if alert != nil { sleeping?.cancel() } else { wakeUp.continuation.yield() }
    }
  }
  @ObservationIgnored private var ticking: Task<Void, any Error>?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored private var isOnScreen = false
  @ObservationIgnored private var leftOfSecond = Duration.seconds(1)
  @ObservationIgnored private var passed: () -> Duration = { .zero }

  func screenAppeared() {
    isOnScreen = true
    goOn()
  }

  func screenDisappeared() {
    isOnScreen = false
    pause()
  }

  func stopButtonTapped() { alert = .reallyStop }

  func microphoneWasUnplugged() { alert = .microphoneIsLost }

  @ObservationIgnored private var sleeping: Task<Void, any Error>?
  @ObservationIgnored private let wakeUp = AsyncStream<Void>.makeStream()

  private func goOn() {
    guard isOnScreen, ticking == nil else { return }
    passed = clock.stopwatch()
    ticking = Task {
      while true {
        while alert != nil {
          for await _ in wakeUp.stream { break }
          try Task.checkCancellation()
        }
        try Task.checkCancellation()
        let sleep = Task { try await clock.sleep(for: leftOfSecond) }
        sleeping = sleep
        passed = clock.stopwatch()
        do {
          try await withTaskCancellationHandler {
            try await sleep.value
          } onCancel: {
            sleep.cancel()
          }
        } catch {
          guard alert != nil else { return }
          leftOfSecond -= passed()
          continue
        }
        // The alert may come up after the sleep, and before this line.
        try Task.checkCancellation()
        secondsElapsed += 1
        leftOfSecond = .seconds(1)
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
