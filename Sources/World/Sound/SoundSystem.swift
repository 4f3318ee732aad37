import Foundation
import OutsideWorld

/// What recorders and players find in the world around them.
///
/// An app cannot reach this: it gets the one shared world. The package's own tests make another.
package struct SoundSystem: Sendable {
  package var permissions: PermissionCenter
  package var descriptions: UsageDescriptions
  package var footprint: Footprint
  package var notices: Notices
  package var clock: any Clock<Duration>
  package var device: SoundDevice

  package init(
    permissions: PermissionCenter,
    descriptions: UsageDescriptions,
    footprint: Footprint,
    notices: Notices,
    clock: any Clock<Duration>,
    device: SoundDevice
  ) {
    self.permissions = permissions
    self.descriptions = descriptions
    self.footprint = footprint
    self.notices = notices
    self.clock = clock
    self.device = device
  }

  /// The world of what is made here and now: a test may put a world of its own in place.
  @TaskLocal package static var current = shared

  package static let shared = Self(
    permissions: .shared,
    descriptions: .shared,
    footprint: .shared,
    notices: .shared,
    clock: ContinuousClock(),
    device: SoundDevice(
      SoundPrograms(environment: ProcessInfo.processInfo.environment),
      clock: ContinuousClock(),
      notices: .shared
    )
  )

  func stopUndeclaredUse() {
    _ = descriptions.purposeOrStop(for: .microphone)
  }

  func request(_ answered: @escaping PermissionCenter.Answered) {
    let purpose = descriptions.purposeOrStop(for: .microphone)
    permissions.request(.microphone, purpose: purpose, then: answered)
  }

  /// Waits for the person's answer, and throws where it is no.
  func requireMicrophone() async throws(SoundError) {
    let status = await withCheckedContinuation { answer in
      request { answer.resume(returning: $0) }
    }
    guard let refusal = status.refusal(of: .microphone, to: permissions.app) else { return }
    throw SoundError(refusal)
  }
}
