import Loopback
import OperatingSystem
import OutsideWorld

/// Finds gpsd, or the simulator where there is none.
struct GPSDConnector {
  /// How long gpsd may take to be reached, and to be asked.
  static let timeout = Duration.seconds(10)

  let system: LocationSystem

  /// The connection, and the host and port at its other end.
  typealias Opened = (connection: Connection, place: String)

  func connect() throws(LocationError) -> Opened {
    switch try system.gpsd() {
    case .chosen(let host, let port): try connect(to: host, port)
    case .simulator: try connectToSimulator()
    case .usual(let host, let port): try connectOrReplay(host, port)
    }
  }

  private func connectOrReplay(_ host: String, _ port: UInt16) throws(LocationError) -> Opened {
    do throws(ConnectionError) {
      return try open(host, port)
    } catch .refused {
      system.world.notices.sayOnce(
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

  private func connectToSimulator() throws(LocationError) -> Opened {
    let port: UInt16
    do throws(SystemFailure) {
      port = try system.simulator()
    } catch {
      throw LocationError(.failed(error.words), at: "the recorded walk")
    }
    return try connect(to: "127.0.0.1", port)
  }

  private func connect(to host: String, _ port: UInt16) throws(LocationError) -> Opened {
    do throws(ConnectionError) {
      return try open(host, port)
    } catch {
      throw LocationError(error, at: "\(host):\(port)")
    }
  }

  private func open(_ host: String, _ port: UInt16) throws(ConnectionError) -> Opened {
    let connection = try Connection(host: host, port: port, timeout: Self.timeout)
    system.world.footprint.note(.connectionsOpened)
    return (connection, "\(host):\(port)")
  }
}
