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
    let bySource = Self.ranked(tally.countsBySource) { $0 }
    let shownSources = bySource.prefix(Self.sourceLimit).map(\.key)
    let rest = bySource.dropFirst(Self.sourceLimit).reduce(0) { $0 + $1.value }
    sources =
      bySource.prefix(Self.sourceLimit)
      .map { Source(name: Self.abridged($0.key), count: $0.value) }
      + (rest > 0 ? [Source(name: "others", count: rest)] : [])

    let byName = Self.ranked(tally.countsByName) { $0.values.reduce(0, +) }
    rows = byName.prefix(Self.rowLimit).map { name, counts in
      let count = counts.values.reduce(0, +)
      let shown = shownSources.map { counts[$0] ?? 0 }
      return Row(
        name: Self.abridged(name),
        count: count,
        counts: shown + (rest > 0 ? [count - shown.reduce(0, +)] : [])
      )
    }
    rowsLeftOut = max(0, byName.count - Self.rowLimit)

    total = tally.total
    recent = zip(events.indices, events).suffix(Self.recentLimit).reversed().map { index, event in
      Arrival(
        number: index + 1,
        receivedAt: event.receivedAt,
        name: Self.abridged(event.name),
        source: Self.abridged(event.source),
        properties: event.properties.sorted { $0.key < $1.key }.prefix(Self.propertyLimit)
          .map { Property(name: Self.abridged($0.key), value: Self.abridged($0.value)) }
      )
    }
  }

  /// The largest first; the same size in order of the alphabet, so that rows stay where they are.
  private static func ranked<Value>(
    _ counts: [String: Value],
    by count: (Value) -> Int
  ) -> [(key: String, value: Value)] {
    counts.sorted { (count($1.value), $0.key) < (count($0.value), $1.key) }
  }

  /// A text that fits on the page; a name can be as long as the body of a request.
  static func abridged(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 120 else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(119))) + "…"
  }
}
