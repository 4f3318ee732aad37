import Foundation
import OutsideWorld

/// The world of recorders and players.
package struct SoundSystem: Sendable {
  /// The world of what is made here and now: a test may put a world of its own in place.
  @TaskLocal package static var current = Self(
    SoundPrograms(environment: ProcessInfo.processInfo.environment)
  )

  package var world: Surroundings
  package var clock: any Clock<Duration>
  package var device: SoundDevice

  package init(
    world: Surroundings = .shared,
    clock: any Clock<Duration>,
    device: SoundDevice
  ) {
    self.world = world
    self.clock = clock
    self.device = device
  }

  /// With these programs as the microphone and the loudspeaker.
  package init(
    _ programs: SoundPrograms,
    world: Surroundings = .shared,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let device = SoundDevice(programs, clock: clock, notices: world.notices)
    self.init(world: world, clock: clock, device: device)
  }

  /// Waits for the person's answer, and throws where it is no.
  func requireMicrophone() async throws(SoundError) {
    let status = await withCheckedContinuation { answer in
      world.request(.microphone) { answer.resume(returning: $0) }
    }
    guard let refusal = status.refusal(of: .microphone, to: world.permissions.app) else { return }
    throw SoundError(refusal)
  }
}
