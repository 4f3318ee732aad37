/// An event as it is posted, and as the file has it: one JSON object.
///
/// ```json
/// {"name": "Pin Dropped", "source": "preview", "properties": {"zoom": "3"}}
/// ```
package struct CollectedEvent: Codable, Equatable, Sendable {
  package let name: String
  package let source: String
  package let properties: [String: String]

  package init(name: String, source: String, properties: [String: String] = [:]) {
    self.name = name
    self.source = source
    self.properties = properties
  }
}

/// The number of posts of each event, and their sources.
package struct EventTally: Equatable, Sendable {
  package private(set) var total = 0
  package private(set) var countsByName: [String: [String: Int]] = [:]

  package init() {}

  package mutating func add(_ event: CollectedEvent) {
    total += 1
    countsByName[event.name, default: [:]][event.source, default: 0] += 1
  }
}
