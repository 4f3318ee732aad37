import Foundation
import HTTP
import Loopback

extension Collector {
  /// Forgets all events, whether or not a collector keeps them right now.
  ///
  /// - Parameters:
  ///   - port: Where a collector that is running is asked to forget.
  ///   - storage: The folder of the file with the events.
  public static func reset(
    port: UInt16 = defaultPort,
    storage: URL = defaultStorage
  ) throws(CollectorError) {
    let path = try logPath(in: storage)
    do throws(EventLogError) {
      var log = try EventLog(path: path)
      try log.reset()
    } catch {
      if case .inUse = error, hasForgotten(port: port) { return }
      throw .noStorage("\(error)")
    }
  }

  /// Asks the collector that is running, so that its page starts again at zero too.
  private static func hasForgotten(port: UInt16) -> Bool {
    let answer = try? Connection(port: port, timeout: .seconds(1))
      .ask("DELETE", "/events", of: "127.0.0.1:\(port)", by: .now + .seconds(1))
    return answer?.status == 200
  }
}
