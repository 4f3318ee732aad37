import Loopback
import Synchronization

/// A gpsd that says what the test wants, to one program after the other.
final class ScriptedGPSD: Sendable {
  private let listener: Listener

  /// What to do with the first program that watches, with the second one, and so on.
  init(_ scripts: @escaping @Sendable (Int, Connection) throws -> Void) throws {
    let programs = Atomic(0)
    listener = try Listener { connection in
      let number = programs.add(1, ordering: .relaxed).oldValue
      _ = try? connection.readLine(limit: 1000)
      try? scripts(number, connection)
    }
  }

  func stop() { listener.stop() }

  var port: UInt16 { listener.port }
  var place: String { "localhost:\(port)" }
}

extension Connection {
  func sendFix(latitude: Double) throws {
    try send(#"{"class":"TPV","mode":3,"lat":\#(latitude),"lon":0}"# + "\r\n")
  }

  /// Waits until the program hangs up.
  func waitForEnd() throws {
    while try readLine(limit: 1000) != nil {}
  }
}
