public import AudioPlayerClient
public import Dependencies
import Foundation
import Sound

/// What makes a sound: in an app, only the app's own target imports this module.
extension AudioPlayerClient: DependencyKey {
  public static let liveValue = AudioPlayerClient(play: { try await playMemo($0, from: $1) })
}

@MainActor
private func playMemo(_ memo: URL, from start: Duration) async throws -> Bool {
  let player = try SoundPlayer(contentsOf: memo)
  let delegate = Delegate()
  player.delegate = delegate
  player.play(from: start)
  defer { player.stop() }
  // A task that is cancelled hears of no end.
  for try await isWhole in delegate.ends { return isWhole }
  return false
}

@MainActor
private final class Delegate: SoundPlayerDelegate {
  let (ends, end) = AsyncThrowingStream.makeStream(of: Bool.self)

  func soundPlayerDidFinishPlaying(_ player: SoundPlayer, successfully flag: Bool) {
    end.yield(flag)
  }

  func soundPlayer(_ player: SoundPlayer, didFailWithError error: SoundError) {
    end.finish(throwing: error)
  }
}
