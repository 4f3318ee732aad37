/// A time that a test moves, and what is to happen as it moves, once or again and again: the
/// earliest first, and of those that are due together the one that was added first.
package struct Timeline<Instant: Comparable, Action> {
  /// Something that is to happen. `@unchecked Sendable`: only the timeline reads and changes it,
  /// and a timeline that threads share is under a lock.
  package final class Entry: @unchecked Sendable {
    fileprivate var deadline: Instant
    fileprivate let number: Int
    fileprivate var action: Action?
    fileprivate let next: ((Instant) -> Instant)?

    fileprivate init(
      _ deadline: Instant,
      _ number: Int,
      _ action: Action,
      _ next: ((Instant) -> Instant)?
    ) {
      (self.deadline, self.number, self.action, self.next) = (deadline, number, action, next)
    }
  }

  package private(set) var now: Instant
  /// Sorted, the earliest last: that one is taken out most often.
  private var entries: [Entry] = []
  private var added = 0

  package init(now: Instant) { self.now = now }

  package var count: Int { entries.count }
  package var nextDeadline: Instant? { entries.last?.deadline }

  /// - Parameter next: When it happens again, after each time. It stays until it is taken out.
  package mutating func add(
    _ action: Action,
    at deadline: Instant,
    next: ((Instant) -> Instant)? = nil
  ) -> Entry {
    let entry = Entry(deadline, added, action, next)
    added += 1
    entries.insert(entry, at: place(of: entry))
    return entry
  }

  /// Takes an entry out. Returns its action, unless it is out already.
  package mutating func remove(_ entry: Entry) -> Action? {
    guard let action = entry.action.take() else { return nil }
    entries.remove(at: place(of: entry))
    return action
  }

  /// Moves the time to the next entry and returns its action; moves it all the way when there
  /// is none until then.
  package mutating func moveToNext(until deadline: Instant) -> Action? {
    guard let first = entries.last, first.deadline <= deadline else {
      now = max(now, deadline)
      return nil
    }
    now = max(now, first.deadline)
    guard let next = first.next else { return removeFirst() }
    entries.removeLast()
    first.deadline = next(first.deadline)
    entries.insert(first, at: place(of: first))
    return first.action
  }

  /// Takes the first entry out, and lets the time stand.
  package mutating func removeFirst() -> Action? { entries.popLast()?.action.take() }

  /// Where an entry is, or belongs: behind all that come after it.
  private func place(of entry: Entry) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      let other = entries[middle]
      let isLater = (other.deadline, other.number) > (entry.deadline, entry.number)
      if isLater { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
