import Foundation
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
  /// Where `Telemetry` posts unless it is told otherwise.
  public static let defaultPort = TelemetryAddress.default.port

  /// Where events are kept unless the program says otherwise: with all that outlives a process.
  public static var defaultStorage: URL {
    StateFolder.current.appending(path: "telemetry", directoryHint: .isDirectory)
  }

  public let port: UInt16
  /// A sentence for each line of the file that could not be read.
  public let notices: [String]

  /// The counts, now and after each change; the newest where several came meanwhile. For one reader.
  package let summaries: AsyncStream<EventSummary>

  private let thread: LoopThread

  /// Starts to take events.
  ///
  /// - Parameters:
  ///   - port: 0 takes a free one.
  ///   - storage: The folder of the file with the events; it is made if it is not there.
  public convenience init(
    port: UInt16 = defaultPort,
    storage: URL = defaultStorage
  ) throws(CollectorError) {
    try self.init(port: port, storage: storage, limits: ServerLimits())
  }

  package init(
    port: UInt16,
    storage: URL,
    limits: ServerLimits,
    time: @escaping @Sendable () -> Double = { Date.now.timeIntervalSince1970 }
  ) throws(CollectorError) {
    let listener = try Sockets.listen(port: port)
    do throws(CollectorError) {
      let log = try Self.openLog(in: storage)
      let bell = try Self.makeBell()
      notices = log.notices
      self.port = listener.port
      let (summaries, summary) = AsyncStream.makeStream(
        of: EventSummary.self,
        bufferingPolicy: .bufferingNewest(1)
      )
      self.summaries = summaries
      let server = Server(log: log, port: listener.port, limits: limits, time: time) {
        summary.yield($0)
      }
      let loop = EventLoop(listener: listener.descriptor, bell: bell, server: server)
      thread = LoopThread(loop, bell: bell)
    } catch {
      Sockets.release(listener.descriptor)
      throw error
    }
  }

  private static func makeBell() throws(CollectorError) -> WakePipe {
    do throws(SystemFailure) {
      return try WakePipe()
    } catch {
      throw .noStorage("No pipe can be made: \(error.words).")
    }
  }

  deinit {
    thread.end()
  }

  /// The address of the page.
  public var address: String {
    "http://127.0.0.1:\(port)"
  }

  /// Closes every connection and returns when nothing runs any more; the events stay on disk.
  public func stop() {
    thread.end()
    thread.wait()
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
