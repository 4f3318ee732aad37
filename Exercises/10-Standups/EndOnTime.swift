import Dependencies
import Foundation
import Observation

/// What is left of a debate when it is over.
struct DebateRecord: Equatable, Identifiable, Sendable {
  var id: UUID
  var began: Date
}

/// A debate in which each speaker has the same part of the time.
@MainActor @Observable
final class Debate {
  let speakers: [String]
  let duration: Duration
  private(set) var speakerIndex = 0
  /// Nil until the debate is over.
  private(set) var record: DebateRecord?
  @ObservationIgnored private var running: Task<Void, any Error>?

  init(speakers: [String], duration: Duration) {
    self.speakers = speakers
    self.duration = duration
  }

  /// The debate begins.
  func screenAppeared() {
    // TODO: Take control of what is not yours here, and ask the clock how much time has passed.
    running = Task {
      let seconds = Int(duration / .seconds(1))
      for second in 1...max(1, seconds) {
        try await Task.sleep(for: .seconds(1))
        speakerIndex = min(speakers.count * second / max(1, seconds), speakers.count - 1)
      }
      record = DebateRecord(id: UUID(), began: Date())
    }
  }

  /// The debate is over now.
  func endButtonTapped() {
    // TODO: End it once: the clock must not end it a second time.
    record = DebateRecord(id: UUID(), began: Date())
  }

  func screenDisappeared() {
    running?.cancel()
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
