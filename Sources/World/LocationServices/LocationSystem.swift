import Foundation
import Loopback
import OutsideWorld

/// The system that a location manager uses. An app cannot reach it; a test replaces it.
package struct LocationSystem: Sendable {
  /// What a test puts in its place, for the managers that are made in its task.
  @TaskLocal package static var current: LocationSystem?

  package var services: SystemServices
  /// The port of gpsd on this machine; nil where the person wants the recorded walk.
  let gpsd: UInt16?
  /// The time that gpsd has to answer.
  let timeout: Duration

  package init(
    services: SystemServices = .current,
    gpsd: UInt16? = Self.gpsdPort(in: ProcessInfo.processInfo.environment),
    timeout: Duration = .seconds(10)
  ) {
    self.services = services
    self.gpsd = gpsd
    self.timeout = timeout
  }

  /// The port that gpsd has by default. With `GPSD_HOST=simulator`, the walk is replayed whether
  /// gpsd runs or not.
  package static func gpsdPort(in environment: [String: String]) -> UInt16? {
    environment["GPSD_HOST"] == "simulator" ? nil : 2947
  }

  /// Connects to gpsd, or to the simulator where there is none. Returns the connection, and the
  /// host and port at its other end.
  func connect() throws(LocationError) -> (connection: Connection, address: String) {
    let port = if let gpsd { gpsd } else { try GPSDSimulator.sharedPort() }
    let address = "localhost:\(port)"
    do throws(ConnectionError) {
      let connection = try Connection(port: port, timeout: timeout)
      services.footprint.note(.connectionsOpened)
      return (connection, address)
    } catch .refused where gpsd != nil {
      services.notices.sayOnce(
        """
        No gpsd at \(address) (Debian and Homebrew have it in the package gpsd): \
        replaying a recorded walk instead, \(RecordedWalk.name).
        """
      )
      return try LocationSystem(services: services, gpsd: nil, timeout: timeout).connect()
    } catch {
      throw LocationError(error, at: address)
    }
  }
}
