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
    // TODO: Beat at 1, 2, 3 … seconds, whatever the time that a beat takes.
    while true {
      try await clock.sleep(for: .seconds(1))
      await playBeat()
    }
  }
}
