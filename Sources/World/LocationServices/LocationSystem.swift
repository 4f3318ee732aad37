import Foundation
import OperatingSystem
import OutsideWorld

/// The world of location managers.
package struct LocationSystem: Sendable {
  /// The world of a manager that is made here and now: a test may put a world of its own in place.
  @TaskLocal package static var current = Self()

  package var world: Surroundings
  /// Where to look for gpsd.
  package var gpsd: @Sendable () throws(LocationError) -> GPSDAddress
  /// The port of the simulator, which may have to be started first.
  package var simulator: @Sendable () throws(SystemFailure) -> UInt16
  /// How long gpsd may take to answer.
  package var timeout: Duration

  package init(
    world: Surroundings = .shared,
    gpsd: @escaping @Sendable () throws(LocationError) -> GPSDAddress = {
      () throws(LocationError) in
      try GPSDAddress(environment: ProcessInfo.processInfo.environment)
    },
    simulator: @escaping @Sendable () throws(SystemFailure) -> UInt16 = {
      () throws(SystemFailure) in try GPSDSimulator.sharedPort()
    },
    timeout: Duration = .seconds(10)
  ) {
    self.world = world
    self.gpsd = gpsd
    self.simulator = simulator
    self.timeout = timeout
  }
}
