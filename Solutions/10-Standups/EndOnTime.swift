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
  @ObservationIgnored private var began: Date?
  @ObservationIgnored @Dependency(\.continuousClock) private var clock
  @ObservationIgnored @Dependency(\.date.now) private var now
  @ObservationIgnored @Dependency(\.uuid) private var uuid

  init(speakers: [String], duration: Duration) {
    self.speakers = speakers
    self.duration = duration
  }

  /// The debate begins.
  func screenAppeared() {
    began = now
    let passed = clock.stopwatch()
    running = Task {
      for speaker in speakers.indices {
        let endOfTurn = duration * (speaker + 1) / speakers.count
        guard passed() < endOfTurn else { continue }
        speakerIndex = speaker
        try await clock.sleep(for: endOfTurn - passed())
        try Task.checkCancellation()
      }
      // A computer may have slept through the last turn.
      speakerIndex = speakers.indices.last ?? 0
      endButtonTapped()
    }
  }

  /// The debate is over now.
  func endButtonTapped() {
    running?.cancel()
    guard record == nil, let began else { return }
    record = DebateRecord(id: uuid(), began: began)
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
