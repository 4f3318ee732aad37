import Foundation
import OutsideWorld

/// The world of recognisers.
package struct DictationSystem: Sendable {
  /// The world of a recogniser that is made here and now: a test may put one of its own in place.
  @TaskLocal package static var current = Self()

  package var world: Surroundings
  /// What moves a recorded talk, and the patience with programs.
  package var clock: any Clock<Duration>
  package var source: @Sendable () -> DictationSource

  package init(
    world: Surroundings = .shared,
    clock: any Clock<Duration> = ContinuousClock(),
    source: @escaping @Sendable () -> DictationSource = {
      DictationSource(environment: ProcessInfo.processInfo.environment)
    }
  ) {
    self.world = world
    self.clock = clock
    self.source = source
  }
}
