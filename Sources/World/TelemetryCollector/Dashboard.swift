import OperatingSystem

/// The number of posts of each event, and their sources.
package struct EventTally: Equatable, Sendable {
  package private(set) var total = 0
  package private(set) var countsByName: [String: [String: Int]] = [:]

  package init() {}

  package mutating func add(_ name: String, from source: String) {
    total += 1
    countsByName[name, default: [:]][source, default: 0] += 1
  }
}

/// Everything that the page and the terminal show. It is sent whole after each change.
///
/// So the page does not count. After a reload or a lost connection, the first message makes it
/// right again.
package struct Dashboard: Encodable, Equatable, Sendable {
  package struct Source: Encodable, Equatable, Sendable {
    package let name: String
    package let count: Int
  }

  package struct Row: Encodable, Equatable, Sendable {
    package let name: String
    package let count: Int
    /// One number for each of the sources, in their order.
    let counts: [Int]
  }

  package let total: Int
  package let sources: [Source]
  package let rows: [Row]

  package init(_ tally: EventTally = EventTally()) {
    let byName = tally.countsByName.mapValues { $0.values.reduce(0, +) }
    let bySource = tally.countsByName.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    let names = Self.largestFirst(byName)
    let sources = Self.largestFirst(bySource)
    self.sources = sources.map { Source(name: $0.name.quotable(), count: $0.count) }
    rows = names.map { name, count in
      let counts = sources.map { tally.countsByName[name]?[$0.name] ?? 0 }
      return Row(name: name.quotable(), count: count, counts: counts)
    }
    total = tally.total
  }

  /// Equal counts are sorted by name, so that rows stay where they are.
  private static func largestFirst(_ counts: [String: Int]) -> [(name: String, count: Int)] {
    counts.map { (name: $0, count: $1) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}
