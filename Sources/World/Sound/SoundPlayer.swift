import Foundation
import OutsideWorld

/// Called by a player, always on the main actor.
@MainActor
public protocol SoundPlayerDelegate: AnyObject {
  /// The sound has ended; false where it could not be played to the end. Not called for a player
  /// that is stopped.
  func soundPlayerDidFinishPlaying(_ player: SoundPlayer, successfully flag: Bool)

  /// The sound cannot be played; called before the method above.
  func soundPlayer(_ player: SoundPlayer, didFailWithError error: SoundError)
}

/// Plays a WAV file. It stands for `AVAudioPlayer`.
///
/// ```swift
/// let player = try SoundPlayer(contentsOf: url)
/// player.play()
/// ```
///
/// A player stops when the last reference to it goes away. Behind it is a program for sound
/// (``SoundPrograms``), or silence where none is installed.
@MainActor
public final class SoundPlayer {
  public weak var delegate: (any SoundPlayerDelegate)?
  private let system: SystemServices
  private let buffer: SampleBuffer
  private var playing: Task<Void, Never>?

  /// Reads the whole file. A file that was cut short is played as far as it goes.
  public nonisolated init(contentsOf url: URL) throws(SoundError) {
    system = .current
    buffer = try SampleBuffer(contentsOf: url)
    system.footprint.note(.filesRead, of: url.path)
  }

  deinit { playing?.cancel() }

  public var isPlaying: Bool { playing != nil }

  /// Plays to the end, unless it plays already.
  public func play(from start: Duration = .zero) {
    guard playing == nil else { return }
    system.footprint.note(.soundsPlayed)
    playing = Task { [weak self, system, rest = buffer.rest(from: start)] in
      do throws(SoundError) {
        try await system.render(rest)
        self?.finish(nil)
      } catch {
        self?.finish(error)
      }
    }
  }

  /// Stops at once. The delegate is not called.
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
