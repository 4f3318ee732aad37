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

  private struct State {
    var source: String
    /// Each with the footprint of the scene that tracked it.
    var waiting: [(event: TrackedEvent, scene: Footprint?)] = []
    var isPosting = false
  }

  private let hear: (@Sendable (_ name: String, _ properties: [String: String]) -> Void)?
  private let address: Result<TelemetryAddress, TelemetryComplaint>
  /// An app does not wait for analytics for long.
  private let patience: Duration
  private let footprint: Footprint
  private let notices: Notices
  private let state: Mutex<State>
  private let queue = DispatchQueue(label: "telemetry", qos: .utility)
  private let posting = DispatchGroup()

  /// - Parameter hear: Gets each event in place of the collector, before `track` returns.
  package init(
    environment: [String: String],
    patience: Duration = .seconds(1),
    footprint: Footprint = .shared,
    complain: @escaping @Sendable (String) -> Void = { StandardError.write($0) },
    hear: (@Sendable (_ name: String, _ properties: [String: String]) -> Void)? = nil
  ) {
    self.hear = hear
    let url = environment["TELEMETRY_URL"] ?? ""
    address =
      url.isEmpty
      ? .success(.default)
      : TelemetryAddress(url).map { .success($0) } ?? .failure(.badAddress(url))
    self.patience = patience
    self.footprint = footprint
    notices = Notices(show: complain)
    let source = environment["TELEMETRY_SOURCE"] ?? ""
    state = Mutex(State(source: source.isEmpty ? ProcessInfo.processInfo.processName : source))
  }

  /// Where the next events come from: the name of the program, unless the app says otherwise.
  public var source: String {
    get { state.withLock { $0.source } }
    set { state.withLock { $0.source = newValue } }
  }

  /// Posts an event and forgets it: the caller never waits and never gets an error.
  public func track(name: String, properties: [String: String] = [:]) {
    if let hear { return hear(name, properties) }
    state.withLock { state in
      let event = TrackedEvent(name: name, source: state.source, properties: properties)
      state.waiting.append((event, Footprint.ofScene))
      guard !state.isPosting else { return }
      state.isPosting = true
      posting.enter()
      queue.async { self.postAll() }
    }
  }

  /// Waits until everything is posted or dropped, but only for so long.
  ///
  /// - Returns: Whether nothing is left.
  @discardableResult
  public func flush(within seconds: Double = 1.5) -> Bool {
    posting.wait(timeout: .now() + seconds) == .success
  }

  private func postAll() {
    while let events = nextEvents() {
      for (event, scene) in events {
        do throws(TelemetryComplaint) {
          try event.post(to: address.get(), within: patience)
          Footprint.$ofScene.withValue(scene) { footprint.note(.eventsPosted) }
        } catch {
          Footprint.$ofScene.withValue(scene) { footprint.note(.eventsDropped) }
          notices.sayOnce(error.sentence)
        }
      }
    }
  }

  /// What waits to be posted; when there is nothing, the posting is over until the app tracks.
  private func nextEvents() -> [(event: TrackedEvent, scene: Footprint?)]? {
    state.withLock { state in
      guard state.waiting.isEmpty else {
        defer { state.waiting = [] }
        return state.waiting
      }
      state.isPosting = false
      posting.leave()
      return nil
    }
  }
}
