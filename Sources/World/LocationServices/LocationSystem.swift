import Foundation
import OperatingSystem
import OutsideWorld

/// The system that a location manager uses. An app cannot reach it; a test replaces it.
package struct LocationSystem: Sendable {
  /// The system of a manager that is made in this task.
  @TaskLocal package static var current = Self()

  package var services: SystemServices
  /// The address of gpsd.
  package var gpsd: @Sendable () -> GPSDAddress
  /// The port of the simulator, which may have to be started first.
  package var simulator: @Sendable () throws(SystemFailure) -> UInt16
  /// The time that gpsd has to answer.
  package var timeout: Duration

  package init(
    services: SystemServices = .shared,
    gpsd: @escaping @Sendable () -> GPSDAddress = {
      GPSDAddress(environment: ProcessInfo.processInfo.environment)
    },
    simulator: @escaping @Sendable () throws(SystemFailure) -> UInt16 = {
      () throws(SystemFailure) in try GPSDSimulator.sharedPort()
    },
    timeout: Duration = .seconds(10)
  ) {
    self.services = services
    self.gpsd = gpsd
    self.simulator = simulator
    self.timeout = timeout
  }
}
