/// An event as the collector keeps it, one JSON object on one line of the log.
package struct RecordedEvent: Equatable, Sendable, Codable {
  /// When it arrived, in seconds since 1970, by the collector's own clock.
  package let receivedAt: Double
  package let name: String
  package let source: String
  package let properties: [String: String]

  package init(_ event: PostedEvent, receivedAt: Double) {
    self.receivedAt = receivedAt
    name = event.name
    source = event.source
    properties = event.properties
  }
}
