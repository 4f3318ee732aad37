import Loopback
import OperatingSystem
import OutsideWorld

/// Connects to gpsd, or to the simulator where there is none.
struct GPSDConnector {
  let system: LocationSystem

  /// The connection, and the host and port at its other end.
  typealias Opened = (connection: Connection, place: String)

  func connect() throws(LocationError) -> Opened {
    switch try system.gpsd() {
    case .standard(let port): try connectOrSimulate(port)
    case .configured(let port): try connect(to: port)
    case .simulator: try connectToSimulator()
    }
  }

  private func connectOrSimulate(_ port: UInt16) throws(LocationError) -> Opened {
    do throws(ConnectionError) {
      return try open(port)
    } catch .refused {
      system.services.notices.sayOnce(
        """
        No gpsd at \(place(port)) (Debian and Homebrew have it in the package gpsd): \
        replaying a recorded walk instead, \(RecordedWalk.name).
        """
      )
      return try connectToSimulator()
    } catch {
      throw LocationError(error, at: place(port))
    }
  }

  private func connectToSimulator() throws(LocationError) -> Opened {
    let port: UInt16
    do throws(SystemFailure) {
      port = try system.simulator()
    } catch {
      throw LocationError(.failed(error.words), at: "the recorded walk")
    }
    return try connect(to: port)
  }

  private func connect(to port: UInt16) throws(LocationError) -> Opened {
    do throws(ConnectionError) {
      return try open(port)
    } catch {
      throw LocationError(error, at: place(port))
    }
  }

  private func open(_ port: UInt16) throws(ConnectionError) -> Opened {
    let connection = try Connection(port: port, timeout: system.timeout)
    system.services.footprint.note(.connectionsOpened)
    return (connection, place(port))
  }

  private func place(_ port: UInt16) -> String { "localhost:\(port)" }
}
