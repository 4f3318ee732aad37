import Loopback
import OperatingSystem
import Synchronization

/// One request for a location: connects to gpsd, waits for a fix, and calls back once.
final class GPSDSession: Sendable {
  /// Longer than any line of gpsd, whose own limit is 10,240 bytes.
  private static let longestLine = 32_768

  private let system: LocationSystem
  private let completion: @Sendable (Result<Location, LocationError>) -> Void
  private let state = Mutex(State())

  private struct State {
    var isStopped = false
    var connection: Connection?
  }

  init(
    system: LocationSystem,
    completion: @escaping @Sendable (Result<Location, LocationError>) -> Void
  ) {
    self.system = system
    self.completion = completion
  }

  func start() {
    // Reading blocks until gpsd sends something.
    startThread { [self] in
      let result = Result { () throws(LocationError) in try location() }
      let isStopped = state.withLock { state in
        state.connection = nil
        return state.isStopped
      }
      if !isStopped { completion(result) }
    }
  }

  /// Hangs up. The session does not call back after this.
  func stop() {
    let connection = state.withLock { state in
      state.isStopped = true
      return state.connection
    }
    connection?.end()
  }

  private func location() throws(LocationError) -> Location {
    let (connection, address) = try system.connect()
    let isStopped = state.withLock { state in
      state.connection = connection
      return state.isStopped
    }
    if isStopped { connection.end() }
    do throws(ConnectionError) {
      try connection.send(
        "?WATCH={\"enable\":true,\"json\":true};\n",
        by: .now + system.timeout
      )
    } catch {
      throw LocationError(error, at: address)
    }
    return try firstFix(from: connection, at: address)
  }

  private func firstFix(
    from connection: Connection,
    at address: String
  ) throws(LocationError) -> Location {
    var isGPSD = false
    let deadline = ContinuousClock.now + system.timeout
    while true {
      let line: [UInt8]
      do throws(ConnectionError) {
        // While bytes keep coming, no single read times out.
        guard ContinuousClock.now < deadline else { throw .timedOut }
        guard let next = try connection.readLine(limit: Self.longestLine, by: deadline) else {
          throw .ended
        }
        line = next
      } catch .lineTooLong {
        throw .notGPSD(at: address)
      } catch .timedOut {
        throw isGPSD ? .noFix(at: address) : .notGPSD(at: address)
      } catch {
        throw LocationError(error, at: address)
      }
      switch GPSDReport(line: line) {
      case .fix(let location): return location
      // Waiting would not bring a receiver.
      case .noReceiver: throw .noFix(at: address)
      case .other: isGPSD = true
      case nil: break
      }
    }
  }
}
