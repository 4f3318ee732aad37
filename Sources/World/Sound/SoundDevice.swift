import OutsideWorld

/// A microphone and a loudspeaker.
package struct SoundDevice: Sendable {
  /// What the microphone records, at the rate of ``Tape/rate``, in short pieces. It listens for as
  /// long as the stream is read. Throws a ``SoundError``.
  package var capture: @Sendable () -> AsyncThrowingStream<[Int16], any Error>
  /// Plays a sound, and returns at its end. When the task is cancelled, there is silence at
  /// once.
  package var render: @Sendable (Tape) async throws(SoundError) -> Void

  package init(
    capture: @escaping @Sendable () -> AsyncThrowingStream<[Int16], any Error>,
    render: @escaping @Sendable (Tape) async throws(SoundError) -> Void
  ) {
    self.capture = capture
    self.render = render
  }

  /// The programs of this machine; a tune and silence in the place of those that are missing.
  package init(_ programs: SoundPrograms, clock: any Clock<Duration>, notices: Notices) {
    capture = {
      if let recorder = programs.recorder { return recorder.capture(on: clock) }
      if !programs.isBundledChosen { notices.sayOnce(SoundPrograms.missingRecorder) }
      return BundledTune.capture(on: clock)
    }
    render = { tape throws(SoundError) in
      guard !tape.samples.isEmpty else { return }
      if let player = programs.player { return try await player.render(tape, on: clock) }
      if !programs.isBundledChosen { notices.sayOnce(SoundPrograms.missingPlayer) }
      // Silence takes as long as the sound would.
      try? await clock.sleep(for: tape.duration)
    }
  }
}
