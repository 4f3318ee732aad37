public import Dependencies
public import Foundation

/// Plays what was recorded.
///
/// This module has what a feature needs to be built, previewed and tested. What makes a sound is in
/// another one, which imports this one.
public struct AudioPlayerClient: Sendable {
  /// Plays a memo from a time in it, and returns when the sound is over: whether it came to its
  /// end. If its task is cancelled, the sound stops.
  public var play: @Sendable (_ memo: URL, _ from: Duration) async throws -> Bool

  public init(play: @escaping @Sendable (_ memo: URL, _ from: Duration) async throws -> Bool) {
    self.play = play
  }
}

extension AudioPlayerClient: TestDependencyKey {
  /// Plays in silence, by the clock of the preview. Each memo takes two seconds.
  public static var previewValue: AudioPlayerClient {
    let clock = Dependency(\.continuousClock)
    return AudioPlayerClient(
      play: { _, start in
        try await clock.wrappedValue.sleep(for: max(.zero, .seconds(2) - start))
        return true
      }
    )
  }

  /// A test overrides what it expects to be used. The others report that they were called.
  public static let testValue = AudioPlayerClient(play: unimplemented("AudioPlayerClient.play"))
}

extension DependencyValues {
  public var audioPlayer: AudioPlayerClient {
    get { self[AudioPlayerClient.self] }
    set { self[AudioPlayerClient.self] = newValue }
  }
}
