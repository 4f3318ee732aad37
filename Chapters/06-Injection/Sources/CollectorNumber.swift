import Foundation
import Observation
import OutsideWorld
import Telemetry
import TelemetryCollector

/// The number on the collector's page: how many events it has counted, ever.
///
/// What a preview posts is in it from then on. Where another collector listens already, the number
/// is on the page of that one.
@MainActor @Observable
final class CollectorNumber {
  /// That of this program; none in a test.
  static var current: CollectorNumber?

  private(set) var counted = 0
  private(set) var before = 0
  @ObservationIgnored private let collector: Collector

  private init(_ collector: Collector) async {
    self.collector = collector
    for await summary in collector.summaries {
      (counted, before) = (summary.total, summary.total)
      break
    }
  }

  static func open() async {
    guard current == nil, ProcessInfo.processInfo.environment["TELEMETRY_URL"] == nil,
      let collector = try? Collector()
    else { return }
    current = await CollectorNumber(collector)
  }

  /// Returns when the number has everything that was posted.
  func settle() async {
    _ = await Task.detached { Telemetry.shared.flush(within: 5) }.value
    let expected = before + Footprint.shared.count(of: .eventsPosted)
    guard counted < expected else { return }
    for await summary in collector.summaries {
      counted = summary.total
      if counted >= expected { return }
    }
  }

  /// What it says in one line.
  var words: String {
    let more = counted - before
    let now = "The collector has counted \(counted) \(counted == 1 ? "event" : "events")"
    return more == 0 ? "\(now)." : "\(now), \(more) more than before."
  }

  var isHigher: Bool { counted > before }
}
