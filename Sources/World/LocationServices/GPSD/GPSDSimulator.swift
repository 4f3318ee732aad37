import Foundation
import Loopback
import OperatingSystem

/// Stands in for gpsd where there is none: speaks its protocol on a loopback port and replays a
/// recorded walk.
///
/// Programs that read gpsd read this too, such as `gpspipe -w 127.0.0.1:PORT`.
package final class GPSDSimulator: Sendable {
  package var port: UInt16 { listener.port }

  private let listener: Listener

  /// - Parameter interval: The time from one report to the next.
  package init(interval: Duration = .seconds(1)) throws(SystemFailure) {
    let start = ContinuousClock.now
    listener = try Listener { try? Self.replayWalk(to: $0, since: start, every: interval) }
  }

  /// Ends every connection and closes the port, as when gpsd is killed.
  package func stop() {
    listener.stop()
  }

  private static let shared = Result { () throws(SystemFailure) in try GPSDSimulator() }
    .mapError { LocationError(.failed($0.message), at: "the recorded walk") }

  /// The port of the one simulator of this process, which the first call starts.
  static func sharedPort() throws(LocationError) -> UInt16 { try shared.get().port }

  /// Sends its version, and from the program's `?WATCH` on where the walker is: all programs get
  /// the same place at the same time. Other commands of gpsd get no answer.
  private static func replayWalk(
    to connection: Connection,
    since start: ContinuousClock.Instant,
    every interval: Duration
  ) throws(ConnectionError) {
    try connection.send(
      #"{"class":"VERSION","release":"3.22","rev":"simulator","proto_major":3,"proto_minor":14}"#
        + "\r\n",
      by: .now + .seconds(5)
    )
    var command = ""
    while !command.contains("?WATCH") {
      guard let line = try connection.readLine(limit: 1_024) else { return }
      command = String(decoding: line, as: UTF8.self)
    }
    while true {
      let steps = Int((.now - start) / interval)
      let point = RecordedWalk.points[steps % RecordedWalk.points.count]
      let time = Date().formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
      try connection.send(
        """
        {"class":"TPV","device":"/dev/recorded-walk","mode":2,"time":"\(time)","ept":0.005,\
        "lat":\(point.latitude),"lon":\(point.longitude)}\r\n
        """,
        by: .now + .seconds(5)
      )
      guard connection.isOpen(until: start + interval * (steps + 1)) else { return }
    }
  }
}
