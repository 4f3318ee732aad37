import Loopback
import OperatingSystem
import Synchronization

/// Stands in for gpsd where there is none: speaks its protocol on a loopback port and replays a
/// recorded walk.
///
/// Programs that read gpsd read this too, such as `gpspipe -w 127.0.0.1:PORT`.
package final class GPSDSimulator: Sendable {
  package var port: UInt16 { listener.port }

  private let listener: Listener

  /// - Parameter interval: the time from one report to the next.
  package init(interval: Duration = .seconds(1)) throws(SystemFailure) {
    let walker = Walker(start: .now, interval: interval)
    listener = try Listener { connection in
      try? SimulatedConversation(connection: connection, walker: walker).run()
    }
  }

  /// Ends every conversation and closes the port, as when gpsd is killed.
  package func stop() {
    listener.stop()
  }

  private static let shared = Mutex<GPSDSimulator?>(nil)

  /// The port of the one simulator of this process, which is started when it is first asked for.
  package static func sharedPort() throws(SystemFailure) -> UInt16 {
    let simulator = shared.withLock { shared in
      Result { () throws(SystemFailure) in
        let simulator = if let shared { shared } else { try GPSDSimulator() }
        shared = simulator
        return simulator
      }
    }
    return try simulator.get().port
  }
}
