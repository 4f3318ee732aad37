import Dependencies
import Observation

/// What a rehearsal may ask. One alert may take the place of another.
enum RehearsalAlert: Equatable, Sendable {
  case reallyStop
  case microphoneIsLost
}

@MainActor @Observable
final class Rehearsal {
  private enum Time {
    case still(left: Duration)
    case running(Task<Void, any Error>, left: Duration, since: () -> Duration)
  }
  private(set) var secondsElapsed = 0
  var alert: RehearsalAlert? { didSet { timeChanges() } }
  private var isVisible = false { didSet { timeChanges() } }
  @ObservationIgnored private var time = Time.still(left: .seconds(1))
  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  func screenAppeared() { isVisible = true }
  func screenDisappeared() { isVisible = false }
  func stopButtonTapped() { alert = .reallyStop }
  func microphoneWasUnplugged() { alert = .microphoneIsLost }

  private func timeChanges() {
    switch (time, isVisible && alert == nil) {
    case (.still(let left), true): run(left)
    case (.running(let task, let left, let since), false):
      task.cancel()
      time = .still(left: left - since())
    case (.still, false), (.running, true): break
    }
  }

  private func run(_ left: Duration) {
    let since = clock.stopwatch()
    let task = Task { [weak self, clock] in
      try await clock.sleep(for: left)
      try Task.checkCancellation()
      self?.secondIsOver()
    }
    time = .running(task, left: left, since: since)
  }

  private func secondIsOver() {
    guard case .running(_, let left, let since) = time else { return }
    secondsElapsed += 1
    // A clock that wakes late takes its delay off the next second.
    run(left + .seconds(1) - since())
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
