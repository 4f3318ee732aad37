import Loopback
import OutsideWorld

/// Finds gpsd, or the simulator where there is none.
struct GPSDSwitchboard {
  let system: LocationSystem

  /// The connection, and the name of the place at its other end.
  func connect() throws(LocationError) -> (Connection, place: String) {
    switch try system.gpsd() {
    case .chosen(let host, let port):
      return try connect(to: host, port)
    case .simulator:
      return try connectToSimulator()
    case .usual(let host, let port):
      do throws(LocationError) {
        return try connect(to: host, port)
      } catch  where error == LocationError(.refused, at: "\(host):\(port)") {
        system.notices.sayOnce(
          """
          No gpsd at \(host):\(port) (Debian and Homebrew have it in the package gpsd): \
          replaying a recorded walk instead, \(RecordedWalk.name).
          """
        )
        return try connectToSimulator()
      }
    }
  }

  private func connectToSimulator() throws(LocationError) -> (Connection, place: String) {
    let port: UInt16
    do {
      port = try system.simulator()
    } catch {
      throw .simulatorCannotStart(error)
    }
    return try connect(to: "127.0.0.1", port)
  }

  private func connect(
    to host: String,
    _ port: UInt16
  ) throws(LocationError) -> (Connection, place: String) {
    let place = "\(host):\(port)"
    do throws(ConnectionError) {
      let connection = try Connection(host: host, port: port, timeout: system.patience)
      system.footprint.note(.connectionsOpened)
      return (connection, place)
    } catch {
      throw LocationError(error, at: place)
    }
  }
}
