import OutsideWorld

/// The installed programs are the microphone and the loudspeaker. A tune and silence, timed by the
/// clock, stand in for those that are missing.
extension SystemServices {
  /// Samples from the microphone, at ``SampleBuffer/rate``, in short pieces. It records for as long
  /// as the stream is read. After an error, the stream ends.
  func capture() -> AsyncStream<Result<[Int16], SoundError>> {
    let programs = SoundPrograms(environment: environment)
    if let recorder = programs.recorder { return recorder.capture() }
    if !programs.isBundledChosen {
      notices.sayOnce("No program here records: a bundled tune is recorded.")
    }
    return BundledTune.capture(on: clock)
  }

  /// Plays a sound, and returns at its end. When the task is cancelled, it stops at once.
  func render(_ buffer: SampleBuffer) async throws(SoundError) {
    guard !buffer.samples.isEmpty else { return }
    let programs = SoundPrograms(environment: environment)
    if let player = programs.player { return try await player.render(buffer) }
    if !programs.isBundledChosen {
      notices.sayOnce("No program here plays: what is played is silent.")
    }
    // Silence takes as long as the sound would.
    try? await clock.sleep(for: buffer.duration)
  }

  /// Waits for the person's answer, and throws where it is no.
  func requireMicrophone() async throws(SoundError) {
    let status = await withCheckedContinuation { answer in
      request(.microphone) { answer.resume(returning: $0) }
    }
    if let refusal = status.refusal(of: .microphone, to: permissions.app) {
      throw SoundError(refusal)
    }
  }
}

/// Why there is no sound, in one sentence that says what, where, and what to do about it.
public struct SoundError: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
