import Foundation
import HTTP
import OperatingSystem
import OutsideWorld
import Telemetry

/// The other end of `Telemetry`: takes events over HTTP, keeps them, and shows them on a page.
///
/// It listens on 127.0.0.1 only. What it has counted stays counted: events are appended to a file
/// that outlives the collector.
///
/// ```swift
/// let collector = try Collector()
/// print("The page is at \(collector.address)")
/// collector.stop()
/// ```
public final class Collector: Sendable {
  /// Where `Telemetry` posts unless a variable says otherwise.
  public static let defaultPort = TelemetryAddress.default.port

  /// Where events are kept unless the program says otherwise: with all that outlives a process.
  public static var defaultStorage: URL {
    StateFolder.current.appending(path: "telemetry", directoryHint: .isDirectory)
  }

  public var port: UInt16 { server.port }
  /// What of the file could not be read, in a sentence.
  public let notice: String?

  /// The counts, now and after each change; the newest where several came meanwhile. For one
  /// reader.
  package let summaries: AsyncStream<Dashboard>

  private let handler: EventHandler
  private let server: HTTPServer

  /// Starts to take events.
  ///
  /// - Parameters:
  ///   - port: 0 takes a free one.
  ///   - storage: The folder of the file with the events; it is made if it is not there.
  public convenience init(
    port: UInt16 = defaultPort,
    storage: URL = defaultStorage
  ) throws(CollectorError) {
    try self.init(port: port, storage: storage) { Date.now.timeIntervalSince1970 }
  }

  package init(
    port: UInt16,
    storage: URL,
    time: @escaping @Sendable () -> Double
  ) throws(CollectorError) {
    let (summaries, summary) = AsyncStream.makeStream(
      of: Dashboard.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let handler = EventHandler(time: time) { summary.yield($0) }
    (self.summaries, self.handler) = (summaries, handler)
    // The port first: the error of a second collector names the first, and not the file that it keeps.
    do throws(SystemFailure) {
      server = try HTTPServer(port: port) { request, _ throws(Refusal) in
        try handler.answer(request)
      }
    } catch {
      throw error.code == EADDRINUSE
        ? .portTaken(port) : .notListening(port: port, reason: error.words)
    }
    let log = try Self.openLog(in: storage)
    notice = log.notice
    handler.open(log)
  }

  /// The address of the page.
  public var address: String {
    "http://127.0.0.1:\(port)"
  }

  /// Closes every connection and returns when nothing runs any more; the events stay on disk.
  public func stop() {
    server.stop()
    handler.close()
  }

  /// The file in the folder; the folder is made if it is not there.
  static func logPath(in folder: URL) throws(CollectorError) -> String {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .noStorage(
        "The events cannot be kept in \(folder.path): the folder cannot be made. Choose another."
      )
    }
    return folder.appending(path: "events.jsonl", directoryHint: .notDirectory).path
  }

  private static func openLog(in folder: URL) throws(CollectorError) -> EventLog {
    let path = try logPath(in: folder)
    do {
      return try EventLog(path: path)
    } catch {
      throw .noStorage("\(error)")
    }
  }
}
