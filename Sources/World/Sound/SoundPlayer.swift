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
  public nonisolated let duration: Duration
  private let system: SoundSystem
  private let tape: Tape
  private var position = Duration.zero
  private var playing: (task: Task<Void, Never>, elapsed: @Sendable () -> Duration)?

  /// Reads the file as a whole. One that is shorter than it says is played as far as it goes.
  public nonisolated init(contentsOf url: URL) throws(SoundError) {
    system = .current
    let file = try WaveFile(at: url)
    system.world.footprint.note(.filesRead, of: url.path)
    tape = file.tape
    duration = tape.duration
  }

  deinit { playing?.task.cancel() }

  public var isPlaying: Bool { playing != nil }

  /// Where in the sound it is: it can be moved, also while the sound plays.
  public var currentTime: Duration {
    get { min(position + (playing?.elapsed() ?? .zero), duration) }
    set {
      let wasPlaying = isPlaying
      stop()
      position = min(max(.zero, newValue), duration)
      if wasPlaying { play() }
    }
  }

  /// Plays from where it is, to the end.
  public func play() {
    guard playing == nil else { return }
    system.world.footprint.note(.soundsPlayed)
    let task = Task { [weak self, system, rest = tape.rest(from: position)] in
      do throws(SoundError) {
        try await system.device.render(rest)
        self?.finish(nil)
      } catch {
        self?.finish(error)
      }
    }
    let clock = system.clock
    playing = (task, stopwatch(on: clock))
  }

  /// Falls silent, and stays where it is.
  public func stop() {
    guard let playing else { return }
    position = currentTime
    playing.task.cancel()
    self.playing = nil
  }

  private func finish(_ error: SoundError?) {
    guard isPlaying, !Task.isCancelled else { return }
    (playing, position) = (nil, .zero)
    if let error { delegate?.soundPlayer(self, didFailWithError: error) }
    delegate?.soundPlayerDidFinishPlaying(self, successfully: error == nil)
  }
}

/// How long it is since this was called, on any clock.
package func stopwatch(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
