import Loopback
import OperatingSystem
import OutsideWorld

extension LocationSystem {
  /// The connection to gpsd, and the host and port at its other end.
  typealias Opened = (connection: Connection, address: String)

  /// Connects to gpsd, or to the simulator where there is none.
  func connect() throws(LocationError) -> Opened {
    if let gpsd {
      if let opened = try connectUnlessRefused(to: gpsd) { return opened }
      services.notices.sayOnce(
        """
        No gpsd at \(address(gpsd)) (Debian and Homebrew have it in the package gpsd): \
        replaying a recorded walk instead, \(RecordedWalk.name).
        """
      )
    }
    let port: UInt16
    do throws(SystemFailure) {
      port = try simulator()
    } catch {
      throw LocationError(.failed(error.message), at: "the recorded walk")
    }
    guard let opened = try connectUnlessRefused(to: port) else {
      throw LocationError(.refused, at: address(port))
    }
    return opened
  }

  /// Nil where no program listens.
  private func connectUnlessRefused(to port: UInt16) throws(LocationError) -> Opened? {
    do throws(ConnectionError) {
      let connection = try Connection(port: port, timeout: timeout)
      services.footprint.note(.connectionsOpened)
      return (connection, address(port))
    } catch .refused {
      return nil
    } catch {
      throw LocationError(error, at: address(port))
    }
  }

  private func address(_ port: UInt16) -> String { "localhost:\(port)" }
}
