// Right as well: no loop. Each turn asks the clock which one comes after it.

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

  @ObservationIgnored private var passed: () -> Duration = { .zero }

  /// The debate begins.
  func screenAppeared() {
    began = now
    passed = clock.stopwatch()
    goOn()
  }

  private func goOn() {
    let ends = speakers.indices.map { duration * ($0 + 1) / speakers.count }
    guard let speaker = ends.firstIndex(where: { $0 > passed() }) else { return endButtonTapped() }
    speakerIndex = speaker
    running = Task {
      try await clock.sleep(for: ends[speaker] - passed())
      try Task.checkCancellation()
      goOn()
    }
  }

  /// The debate is over now.
  func endButtonTapped() {
    screenDisappeared()
    record = record ?? began.map { DebateRecord(id: uuid(), began: $0) }
  }

  func screenDisappeared() { running?.cancel() }
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
