import OperatingSystem

/// Everything that the page shows, small enough to send whole after every change.
///
/// The page adds nothing up by itself: after a reload, a lost connection or a restart of the
/// collector it is right again with the first message.
struct Dashboard: Encodable, Equatable {
  struct Source: Encodable, Equatable {
    let name: String
    let count: Int
  }

  struct Row: Encodable, Equatable {
    let name: String
    let count: Int
    /// One number for each of the sources, in their order, and one for all others.
    let counts: [Int]
  }

  struct Arrival: Encodable, Equatable {
    let number: Int
    let receivedAt: Double
    let name: String
    let source: String
    let properties: [Property]
  }

  struct Property: Encodable, Equatable {
    let name: String
    let value: String
  }

  let total: Int
  let sources: [Source]
  let rows: [Row]
  let rowsLeftOut: Int
  /// The newest first.
  let recent: [Arrival]

  static let sourceLimit = 6
  static let rowLimit = 24
  static let recentLimit = 20
  private static let propertyLimit = 8

  init(events: [RecordedEvent], tally: EventTally) {
    let shownSources = tally.sources.first
    let countsOfSources = shownSources.map { tally.sources.counts[$0] ?? 0 }
    let rest = tally.total - countsOfSources.reduce(0, +)
    sources =
      zip(shownSources, countsOfSources).map { Source(name: $0.quotable(), count: $1) }
      + (rest > 0 ? [Source(name: "others", count: rest)] : [])
    rows = tally.names.first.map { name in
      let count = tally.names.counts[name] ?? 0
      let shown = shownSources.map { tally.countsByName[name]?[$0] ?? 0 }
      return Row(
        name: name.quotable(),
        count: count,
        counts: shown + (rest > 0 ? [count - shown.reduce(0, +)] : [])
      )
    }
    rowsLeftOut = tally.names.countOfOthers
    total = tally.total
    let latest = events.suffix(Self.recentLimit)
    recent = zip(latest.indices, latest).reversed().map { index, event in
      Arrival(
        number: index + 1,
        receivedAt: event.receivedAt,
        name: event.name.quotable(),
        source: event.source.quotable(),
        properties: event.properties.sorted { $0.key < $1.key }.prefix(Self.propertyLimit)
          .map { Property(name: $0.key.quotable(), value: $0.value.quotable()) }
      )
    }
  }
}
