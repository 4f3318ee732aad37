// Right as well: a function that knows the clock's instants, and a record that is prepared.

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
    running = Task {
      try await clock.wait(for: speakers.count, turnsOf: duration) { speakerIndex = $0 }
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

extension Clock where Duration == Swift.Duration {
  @MainActor
  fileprivate func wait(
    for count: Int,
    turnsOf duration: Duration,
    begin: (Int) -> Void
  ) async throws {
    let start = now
    for turn in 0..<count {
      let deadline = start.advanced(by: duration * (turn + 1) / count)
      guard now < deadline else { continue }
      begin(turn)
      try await sleep(until: deadline, tolerance: nil)
      try Task.checkCancellation()
    }
  }
}
