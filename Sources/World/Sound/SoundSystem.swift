import Foundation
import OutsideWorld

/// The system that recorders and players use. An app cannot reach it; a test replaces it.
package struct SoundSystem: Sendable {
  /// The system of a recorder or a player that is made in this task.
  @TaskLocal package static var current = Self(
    SoundPrograms(environment: ProcessInfo.processInfo.environment)
  )

  package var services: SystemServices
  package var device: SoundDevice

  /// Uses these programs as the microphone and the loudspeaker.
  package init(
    _ programs: SoundPrograms,
    services: SystemServices = .shared,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.services = services
    device = SoundDevice(programs, clock: clock, notices: services.notices)
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
