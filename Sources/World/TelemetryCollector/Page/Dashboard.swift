import OperatingSystem

/// Everything that the page and the terminal show, small enough to send whole after every change.
///
/// The page adds nothing up by itself: after a reload, a lost connection or a restart of the
/// collector it is right again with the first message.
package struct Dashboard: Encodable, Equatable, Sendable {
  package struct Source: Encodable, Equatable, Sendable {
    package let name: String
    package let count: Int
  }

  package struct Row: Encodable, Equatable, Sendable {
    package let name: String
    package let count: Int
    /// One number for each of the sources, in their order, and one for all others.
    let counts: [Int]
  }

  package let total: Int
  package let sources: [Source]
  package let rows: [Row]
  let rowsLeftOut: Int

  static let sourceLimit = 6
  static let rowLimit = 24

  package init(_ tally: EventTally = EventTally()) {
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
  }
}
