import OperatingSystem

/// The counts in short, for a terminal: the events and the sources that were posted most.
package struct EventSummary: Equatable, Sendable {
  package struct Count: Equatable, Sendable {
    package let name: String
    package let count: Int

    package init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  package let total: Int
  package let names: [Count]
  package let sources: [Count]

  package init(total: Int = 0, names: [Count] = [], sources: [Count] = []) {
    self.total = total
    self.names = names
    self.sources = sources
  }
}

extension EventTally {
  var summary: EventSummary {
    EventSummary(total: total, names: names.summary, sources: sources.summary)
  }
}

extension Leaders {
  fileprivate var summary: [EventSummary.Count] {
    first.map { EventSummary.Count(name: $0.quotable(), count: counts[$0] ?? 0) }
  }
}
