import Loopback
import OperatingSystem
import OutsideWorld

/// Finds gpsd, or the simulator where there is none.
struct GPSDConnector {
  let system: LocationSystem

  /// The connection, and the name of the place at its other end.
  typealias Line = (connection: Connection, place: String)

  func connect() throws(LocationError) -> Line {
    switch try system.gpsd() {
    case .chosen(let host, let port): try connect(to: host, port)
    case .simulator: try connectToSimulator()
    case .usual(let host, let port): try connectOrReplay(host, port)
    }
  }

  private func connectOrReplay(_ host: String, _ port: UInt16) throws(LocationError) -> Line {
    do throws(ConnectionError) {
      return try dial(host, port)
    } catch .refused {
      system.notices.sayOnce(
        """
        No gpsd at \(host):\(port) (Debian and Homebrew have it in the package gpsd): \
        replaying a recorded walk instead, \(RecordedWalk.name).
        """
      )
      return try connectToSimulator()
    } catch {
      throw LocationError(error, at: "\(host):\(port)")
    }
  }

  private func connectToSimulator() throws(LocationError) -> Line {
    let port: UInt16
    do throws(SystemFailure) {
      port = try system.simulator()
    } catch {
      throw .simulatorCannotStart(error)
    }
    return try connect(to: "127.0.0.1", port)
  }

  private func connect(to host: String, _ port: UInt16) throws(LocationError) -> Line {
    do throws(ConnectionError) {
      return try dial(host, port)
    } catch {
      throw LocationError(error, at: "\(host):\(port)")
    }
  }

  private func dial(_ host: String, _ port: UInt16) throws(ConnectionError) -> Line {
    let connection = try Connection(host: host, port: port, timeout: system.connectsWithin)
    system.footprint.note(.connectionsOpened)
    return (connection, "\(host):\(port)")
  }
}
