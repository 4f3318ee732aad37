import Dispatch
import Foundation
import OperatingSystem
import OutsideWorld
import Synchronization

/// Reports to the makers of an app what people do in it.
///
/// ```swift
/// Telemetry.shared.track(name: "Pin Dropped", properties: ["zoom": "3"])
/// ```
///
/// Events are posted in the background, to the collector that `TELEMETRY_URL` names or to the one
/// on this machine. There is one instance, it is always on, and it posts for real from wherever it
/// is reached: an app, a preview, a test.
public final class Telemetry: Sendable {
  public static var shared: Telemetry { current ?? only }

  /// The instance that a test puts in its place, for as long as an operation runs.
  @TaskLocal package static var current: Telemetry?

  private static let only: Telemetry = {
    // A program that ends at once would otherwise take its last events with it.
    atexit { _ = Telemetry.only.flush() }
    return Telemetry(environment: ProcessInfo.processInfo.environment)
  }()

  /// The port of the collector where no variable names another.
  package static let defaultPort: UInt16 = 4747

  private let sink: (@Sendable (_ name: String, _ properties: [String: String]) -> Void)?
  private let environment: [String: String]
  private let timeout: Duration
  private let notices: Notices
  private let currentSource = Mutex(ProcessInfo.processInfo.processName)
  private let queue = DispatchQueue(label: "telemetry", qos: .utility)
  private let posting = DispatchGroup()

  /// - Parameters:
  ///   - timeout: Short, because an app does not wait for analytics.
  ///   - sink: Gets each event in place of the collector, before `track` returns.
  package init(
    environment: [String: String],
    timeout: Duration = .seconds(1),
    complain: @escaping @Sendable (String) -> Void = { StandardError.write($0) },
    sink: (@Sendable (_ name: String, _ properties: [String: String]) -> Void)? = nil
  ) {
    self.sink = sink
    self.environment = environment
    self.timeout = timeout
    notices = Notices(show: complain)
  }

  /// The source of the next events: the name of the program, unless the app says otherwise.
  public var source: String {
    get { currentSource.withLock { $0 } }
    set { currentSource.withLock { $0 = newValue } }
  }

  /// Posts an event and forgets it: the caller never waits and never gets an error.
  public func track(name: String, properties: [String: String] = [:]) {
    if let sink { return sink(name, properties) }
    let event = TrackedEvent(name: name, source: source, properties: properties)
    let footprint = SystemServices.current.footprint
    queue.async(group: posting) { [self] in
      do throws(TelemetryError) {
        try event.post(to: Self.port(in: environment), within: timeout)
        footprint.note(.eventsPosted)
      } catch {
        footprint.note(.eventsDropped)
        notices.sayOnce("\(error)")
      }
    }
  }

  /// Waits until everything is posted or dropped, but no longer than this.
  ///
  /// - Returns: Whether nothing is left.
  @discardableResult
  public func flush(within seconds: Double = 1.5) -> Bool {
    posting.wait(timeout: .now() + seconds) == .success
  }

  /// The port in an address such as `http://127.0.0.1:4747`, which has to be on this machine.
  static func port(in environment: [String: String]) throws(TelemetryError) -> UInt16 {
    let url = environment["TELEMETRY_URL"] ?? ""
    if url.isEmpty { return defaultPort }
    guard let match = url.wholeMatch(of: /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)\/?/),
      let port = UInt16(match.1), port > 0
    else { throw .badAddress(url) }
    return port
  }
}
