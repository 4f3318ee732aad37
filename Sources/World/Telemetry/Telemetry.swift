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

  private let sink: (@Sendable (_ name: String, _ properties: [String: String]) -> Void)?
  private let address: Result<TelemetryAddress, TelemetryError>
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
    let url = environment["TELEMETRY_URL"] ?? ""
    address =
      url.isEmpty
      ? .success(.default)
      : TelemetryAddress(url).map { .success($0) } ?? .failure(.badAddress(url))
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
        try event.post(to: address.get(), within: timeout)
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
}
