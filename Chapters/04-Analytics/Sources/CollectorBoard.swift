import Observation
import TelemetryCollector

/// What the collector shows on its terminal: counts, and where they come from when you ask.
@MainActor @Observable
final class CollectorBoard {
  private(set) var summary = Dashboard()
  private(set) var isAsked = false
  let address: String
  let invitation: String

  init(address: String, invitation: String) {
    self.address = address
    self.invitation = invitation
  }

  /// Follows the counts until they end.
  func follow(_ summaries: AsyncStream<Dashboard>) async {
    for await summary in summaries { self.summary = summary }
  }

  func sourceKeyPressed() { isAsked.toggle() }
}
