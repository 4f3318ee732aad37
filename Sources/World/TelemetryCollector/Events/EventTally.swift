/// How often each event was posted, and from where.
package struct EventTally: Equatable, Sendable {
  package private(set) var total = 0
  package private(set) var countsByName: [String: [String: Int]] = [:]

  package init() {}

  package mutating func add(_ event: RecordedEvent) {
    total += 1
    countsByName[event.name, default: [:]][event.source, default: 0] += 1
  }
}
