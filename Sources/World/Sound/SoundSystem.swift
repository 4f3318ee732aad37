import Foundation
import OutsideWorld

/// The system that recorders and players use. An app cannot reach it; a test replaces it.
package struct SoundSystem: Sendable {
  /// The system of a recorder or a player that is made in this task.
  @TaskLocal package static var current = Self(
    SoundPrograms(environment: ProcessInfo.processInfo.environment)
  )

  package var services: SystemServices
  private let programs: SoundPrograms
  private let clock: any Clock<Duration>

  /// The installed programs are the microphone and the loudspeaker. A tune and silence, timed by the
  /// clock, stand in for those that are missing.
  package init(
    _ programs: SoundPrograms,
    services: SystemServices = .shared,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.programs = programs
    self.services = services
    self.clock = clock
  }

  /// Samples from the microphone, at ``SampleBuffer/rate``, in short pieces. It records for as long
  /// as the stream is read. After an error, the stream ends.
  func capture() -> AsyncStream<Result<[Int16], SoundError>> {
    if let recorder = programs.recorder { return recorder.capture() }
    if !programs.isBundledChosen { services.notices.sayOnce(SoundPrograms.missingRecorder) }
    return BundledTune.capture(on: clock)
  }

  /// Plays a sound, and returns at its end. When the task is cancelled, it stops at once.
  func render(_ buffer: SampleBuffer) async throws(SoundError) {
    guard !buffer.samples.isEmpty else { return }
    if let player = programs.player { return try await player.render(buffer) }
    if !programs.isBundledChosen { services.notices.sayOnce(SoundPrograms.missingPlayer) }
    // Silence takes as long as the sound would.
    try? await clock.sleep(for: buffer.duration)
  }

  /// Waits for the person's answer, and throws where it is no.
  func requireMicrophone() async throws(SoundError) {
    let status = await withCheckedContinuation { answer in
      services.request(.microphone) { answer.resume(returning: $0) }
    }
    guard let refusal = status.refusal(of: .microphone, to: services.permissions.app) else {
      return
    }
    throw SoundError(refusal)
  }
}
