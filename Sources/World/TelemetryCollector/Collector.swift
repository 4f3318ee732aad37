import Foundation
import HTTP
import Loopback
import OperatingSystem
import OutsideWorld
import Telemetry

/// The server that `Telemetry` posts to: takes events over HTTP, keeps them, and shows them on a
/// page.
///
/// It listens on 127.0.0.1 only. The events are appended to a file, so they outlive the collector.
///
/// ```swift
/// let collector = try Collector()
/// print("The page is at \(collector.address)")
/// collector.stop()
/// ```
public final class Collector: Sendable {
  /// The port to which `Telemetry` posts unless a variable says otherwise.
  public static let defaultPort = Telemetry.defaultPort

  /// The folder where events are kept by default.
  public static var defaultStorage: URL {
    StateFolder.current.appending(path: StateFolder.telemetry, directoryHint: .isDirectory)
  }

  public var port: UInt16 { server.port }

  /// The counts, now and after each change. A reader that is slow gets only the newest. There may
  /// be one reader.
  package var summaries: AsyncStream<Dashboard> { handler.summaries }

  private let handler = EventHandler()
  private let server: HTTPServer

  /// Starts to take events.
  ///
  /// - Parameters:
  ///   - port: 0 takes a free one.
  ///   - storage: The folder of the file with the events; it is made if it is not there.
  public init(
    port: UInt16 = defaultPort,
    storage: URL = defaultStorage
  ) throws(CollectorError) {
    // The port first, so that a second collector says that the port is taken, and not the file.
    do throws(SystemFailure) {
      server = try HTTPServer(port: port) { [handler] request, _ throws(Refusal) in
        try handler.answer(request)
      }
    } catch {
      throw error.code == EADDRINUSE
        ? .portTaken(port) : .notListening(port: port, reason: error.message)
    }
    try handler.open(path: Self.logPath(in: storage))
  }

  /// The address of the page.
  public var address: String {
    "http://127.0.0.1:\(port)"
  }

  /// Closes every connection, and returns when its threads have ended. The events stay on disk.
  public func stop() {
    server.stop()
    handler.close()
  }

  /// The file in the folder; the folder is made if it is not there.
  private static func logPath(in folder: URL) throws(CollectorError) -> String {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .noStorage(path: folder.path, reason: "the folder cannot be made")
    }
    return folder.appending(path: StateFolder.eventLog, directoryHint: .notDirectory).path
  }

  /// Deletes all events, whether a collector is running or not.
  ///
  /// - Parameters:
  ///   - port: Where a running collector listens.
  ///   - storage: The folder of the file with the events.
  public static func reset(
    port: UInt16 = defaultPort,
    storage: URL = defaultStorage
  ) throws(CollectorError) {
    let path = try logPath(in: storage)
    do throws(CollectorError) {
      try EventLog(path: path).reset()
    } catch {
      if case .inUse = error, deleteEvents(port: port) { return }
      throw error
    }
  }

  /// Asks the running collector, so that its page starts again at zero too.
  private static func deleteEvents(port: UInt16) -> Bool {
    let response = try? Connection(port: port, timeout: .seconds(1))
      .request("DELETE", "/events", of: port, by: .now + .seconds(1))
    return response?.code == 200
  }
}
