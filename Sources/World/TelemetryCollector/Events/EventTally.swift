/// How often each event was posted, and from where.
///
/// It is kept with each event and never counted again, so that a page that is open costs the same
/// however many events and names there are.
package struct EventTally: Equatable, Sendable {
  package private(set) var total = 0
  package private(set) var countsByName: [String: [String: Int]] = [:]
  /// The events and the sources that were posted most.
  private(set) var names = Leaders(limit: Dashboard.rowLimit)
  private(set) var sources = Leaders(limit: Dashboard.sourceLimit)

  package init() {}

  package mutating func add(_ event: RecordedEvent) {
    total += 1
    countsByName[event.name, default: [:]][event.source, default: 0] += 1
    names.add(event.name)
    sources.add(event.source)
  }
}

/// The names that were said most often: the largest count first, and the same count in the order of
/// the alphabet, so that rows stay where they are.
///
/// A count only grows, and by one. So a name moves up, past its neighbours, and no other name
/// moves.
struct Leaders: Equatable, Sendable {
  private(set) var first: [String] = []
  private(set) var counts: [String: Int] = [:]
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  var countOfOthers: Int { counts.count - first.count }

  mutating func add(_ name: String) {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    var place: Int
    if let current = first.firstIndex(of: name) {
      place = current
    } else if first.count < limit {
      first.append(name)
      place = first.count - 1
    } else if let last = first.last, leads(name, count, before: last) {
      first[first.count - 1] = name
      place = first.count - 1
    } else {
      return
    }
    while place > 0, leads(name, count, before: first[place - 1]) {
      first.swapAt(place, place - 1)
      place -= 1
    }
  }

  private func leads(_ name: String, _ count: Int, before other: String) -> Bool {
    let othersCount = counts[other] ?? 0
    return count != othersCount ? count > othersCount : name < other
  }
}
