import OutsideWorld

/// A microphone and a loudspeaker.
package struct SoundDevice: Sendable {
  /// Samples from the microphone, at ``SampleBuffer/rate``, in short pieces. It records for as long
  /// as the stream is read. The stream throws a ``SoundError``.
  package var capture: @Sendable () -> AsyncThrowingStream<[Int16], any Error>
  /// Plays a sound, and returns at its end. When the task is cancelled, it stops at once.
  package var render: @Sendable (SampleBuffer) async throws(SoundError) -> Void

  package init(
    capture: @escaping @Sendable () -> AsyncThrowingStream<[Int16], any Error>,
    render: @escaping @Sendable (SampleBuffer) async throws(SoundError) -> Void
  ) {
    self.capture = capture
    self.render = render
  }

  /// The installed programs. A tune and silence stand in for those that are missing.
  package init(_ programs: SoundPrograms, clock: any Clock<Duration>, notices: Notices) {
    capture = {
      if let recorder = programs.recorder { return recorder.capture() }
      if !programs.isBundledChosen { notices.sayOnce(SoundPrograms.missingRecorder) }
      return BundledTune.capture(on: clock)
    }
    render = { buffer throws(SoundError) in
      guard !buffer.samples.isEmpty else { return }
      if let player = programs.player { return try await player.render(buffer) }
      if !programs.isBundledChosen { notices.sayOnce(SoundPrograms.missingPlayer) }
      // Silence takes as long as the sound would.
      try? await clock.sleep(for: buffer.duration)
    }
  }
}

/// Why there is no sound, in one sentence that says what, where, and what to do about it.
public struct SoundError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
