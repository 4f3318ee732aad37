import Foundation
import OutsideWorld

/// The system that a recogniser uses. An app cannot reach it; a test replaces it.
package struct DictationSystem: Sendable {
  /// The system of a recogniser that is made in this task.
  @TaskLocal package static var current = Self()

  package var services: SystemServices
  /// Times the recorded talk, and measures how long was listened.
  package var clock: any Clock<Duration>
  package var source: @Sendable () -> DictationSource

  package init(
    services: SystemServices = .shared,
    clock: any Clock<Duration> = ContinuousClock(),
    source: @escaping @Sendable () -> DictationSource = {
      DictationSource(environment: ProcessInfo.processInfo.environment)
    }
  ) {
    self.services = services
    self.clock = clock
    self.source = source
  }
}
