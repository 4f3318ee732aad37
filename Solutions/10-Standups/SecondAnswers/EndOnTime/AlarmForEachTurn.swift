// Right as well: an alarm for the end of each turn, all of them set at the beginning.

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
    speakerIndex = 0
    running = Task {
      try await withThrowingTaskGroup(of: Int.self) { alarms in
        for speaker in 1...speakers.count {
          let turn = duration * speaker / speakers.count
          alarms.addTask { [clock] in
            try await clock.sleep(for: turn)
            return speaker
          }
        }
        for try await speaker in alarms where speaker < speakers.count {
          try Task.checkCancellation()
          speakerIndex = max(speakerIndex, speaker)
        }
      }
      try Task.checkCancellation()
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
