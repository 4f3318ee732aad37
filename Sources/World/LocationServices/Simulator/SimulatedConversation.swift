import Foundation
import Loopback

/// What the simulator says to one program: who it is, and from the program's `?WATCH` on where the
/// walker is. To all else that gpsd can be asked it says nothing.
struct SimulatedConversation {
  let connection: Connection
  let walker: Walker

  /// How long a program may take to read what it was sent.
  private static let patience = Duration.seconds(5)

  func run() throws(ConnectionError) {
    try send(SimulatedReport.version)
    var asked: [UInt8] = []
    repeat {
      guard let bytes = try connection.readAvailable() else { return }
      // A request may come in two pieces.
      asked = asked.suffix(5) + bytes
    } while !String(decoding: asked, as: UTF8.self).contains("?WATCH")
    try send(SimulatedReport.devices)
    try send(SimulatedReport.watch)
    while true {
      let (point, next) = walker.step(at: .now)
      try send(SimulatedReport.position(point, at: Date()))
      guard connection.isOpen(until: next) else { return }
    }
  }

  private func send(_ report: String) throws(ConnectionError) {
    try connection.send(report + "\r\n", by: .now + Self.patience)
  }
}
