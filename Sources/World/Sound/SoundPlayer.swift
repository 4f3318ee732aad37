import Foundation
import OutsideWorld

/// Called by a player, always on the main actor.
@MainActor
public protocol SoundPlayerDelegate: AnyObject {
  /// The sound has come to its end; false where it could not be heard to the end. Not called
  /// for a player that is stopped.
  func soundPlayerDidFinishPlaying(_ player: SoundPlayer, successfully flag: Bool)

  /// The sound cannot be heard; called before the one above.
  func soundPlayer(_ player: SoundPlayer, didFailWithError error: SoundError)
}

/// Plays a WAV file through the loudspeaker of this machine, wherever it is run.
///
/// ```swift
/// let player = try SoundPlayer(contentsOf: url)
/// player.play()
/// ```
///
/// A player that is let go of falls silent.
@MainActor
public final class SoundPlayer {
  public weak var delegate: (any SoundPlayerDelegate)?
  private let system: SoundSystem
  private let tape: Tape
  private var playing: Task<Void, Never>?

  /// Reads the file as a whole. One that is shorter than it says is played as far as it goes.
  public nonisolated init(contentsOf url: URL) throws(SoundError) {
    system = .current
    let file = try WaveFile(at: url)
    system.world.footprint.note(.filesRead, of: url.path)
    tape = file.tape
  }

  deinit { playing?.cancel() }

  public var isPlaying: Bool { playing != nil }

  /// Plays to the end, unless it plays already.
  public func play(from start: Duration = .zero) {
    guard playing == nil else { return }
    system.world.footprint.note(.soundsPlayed)
    playing = Task { [weak self, system, rest = tape.rest(from: start)] in
      do throws(SoundError) {
        try await system.device.render(rest)
        self?.finish(nil)
      } catch {
        self?.finish(error)
      }
    }
  }

  /// Falls silent at once.
  public func stop() {
    playing?.cancel()
    playing = nil
  }

  private func finish(_ error: SoundError?) {
    guard isPlaying, !Task.isCancelled else { return }
    playing = nil
    if let error { delegate?.soundPlayer(self, didFailWithError: error) }
    delegate?.soundPlayerDidFinishPlaying(self, successfully: error == nil)
  }
}
