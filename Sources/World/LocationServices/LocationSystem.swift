import Foundation
import OperatingSystem
import OutsideWorld

/// The system that a location manager uses. An app cannot reach it; a test replaces it.
package struct LocationSystem: Sendable {
  /// What a test puts in its place, for the managers that are made in its task.
  @TaskLocal package static var current: LocationSystem?

  package var services: SystemServices
  /// The port of gpsd on this machine; nil where the person wants the recorded walk.
  let gpsd: UInt16?
  /// The port of the simulator, which may have to be started first.
  let simulator: @Sendable () throws(SystemFailure) -> UInt16
  /// The time that gpsd has to answer.
  let timeout: Duration

  package init(
    services: SystemServices = .current,
    gpsd: UInt16? = Self.gpsdPort(in: ProcessInfo.processInfo.environment),
    simulator: @escaping @Sendable () throws(SystemFailure) -> UInt16 = GPSDSimulator.sharedPort,
    timeout: Duration = .seconds(10)
  ) {
    self.services = services
    self.gpsd = gpsd
    self.simulator = simulator
    self.timeout = timeout
  }

  /// The port that gpsd has by default. With `GPSD_HOST=simulator`, the walk is replayed whether
  /// gpsd runs or not.
  package static func gpsdPort(in environment: [String: String]) -> UInt16? {
    environment["GPSD_HOST"] == "simulator" ? nil : 2947
  }
}
