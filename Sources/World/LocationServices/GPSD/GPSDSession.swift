import Loopback
import OperatingSystem
import Synchronization

/// One request for a location: connects to gpsd, waits for a fix, and calls back once.
final class GPSDSession: Sendable {
  /// Longer than any line of gpsd, whose own limit is 10,240 bytes.
  private static let longestLine = 32_768

  private let state = Mutex(State())

  private struct State {
    var isStopped = false
    var connection: Connection?
  }

  init(
    system: LocationSystem,
    completion: @escaping @Sendable (Result<Location, LocationError>) -> Void
  ) {
    // Reading blocks until gpsd sends something.
    startThread { [self] in
      completion(Result { () throws(LocationError) in try location(from: system) })
    }
  }

  /// Hangs up.
  func stop() {
    let connection = state.withLock { state in
      state.isStopped = true
      return state.connection
    }
    connection?.end()
  }

  private func location(from system: LocationSystem) throws(LocationError) -> Location {
    let (connection, address) = try system.connect()
    let isStopped = state.withLock { state in
      state.connection = connection
      return state.isStopped
    }
    if isStopped { connection.end() }
    var isGPSD = false
    do throws(ConnectionError) {
      let deadline = ContinuousClock.now + system.timeout
      try connection.send("?WATCH={\"enable\":true,\"json\":true};\n", by: deadline)
      // While bytes keep coming, no single read times out.
      while ContinuousClock.now < deadline {
        guard let line = try connection.readLine(limit: Self.longestLine, by: deadline) else {
          throw .ended
        }
        guard let report = GPSDReport(line: line) else { continue }
        if let location = report.location() { return location }
        isGPSD = true
        // Waiting would not bring a receiver.
        if report.hasNoReceiver { break }
      }
    } catch .timedOut {
      // There is no fix.
    } catch .lineTooLong {
      isGPSD = false
    } catch {
      throw LocationError(error, at: address)
    }
    throw isGPSD ? .noFix(at: address) : .notGPSD(at: address)
  }
}

extension LocationError {
  fileprivate static func noFix(at address: String) -> Self {
    Self(
      .locationUnknown,
      """
      gpsd at \(address) does not know where it is; connect a receiver and take it outside, or set \
      GPSD_HOST=simulator for a recorded walk.
      """
    )
  }

  fileprivate static func notGPSD(at address: String) -> Self {
    Self(
      .locationUnknown,
      "What answers at \(address) is not gpsd; set GPSD_HOST=simulator for a recorded walk."
    )
  }

  /// gpsd could not be reached, or the connection broke.
  init(_ problem: ConnectionError, at address: String) {
    self.init(
      .network,
      """
      There is no location, because \(problem.reason(at: address)): start gpsd again, or set \
      GPSD_HOST=simulator for a recorded walk.
      """
    )
  }
}
