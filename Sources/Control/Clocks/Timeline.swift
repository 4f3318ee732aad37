/// A time that a test moves, and what is to happen as it moves, once or again and again: the
/// earliest first, and of those that are due together the one that was added first.
///
/// It is a binary heap in which every entry knows its place, so that one that is cancelled leaves
/// at once instead of lying there until its time comes.
package struct Timeline<Instant: Comparable, Action> {
  /// Something that is to happen. `@unchecked Sendable`: only the timeline reads and changes it,
  /// and a timeline that threads share is under a lock.
  package final class Entry: @unchecked Sendable {
    fileprivate var deadline: Instant
    fileprivate let number: Int
    fileprivate var action: Action?
    fileprivate let next: ((Instant) -> Instant)?
    fileprivate var place = 0

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
  private var heap: [Entry] = []
  private var added = 0

  package init(now: Instant) { self.now = now }

  package var count: Int { heap.count }
  package var nextDeadline: Instant? { heap.first?.deadline }

  /// - Parameter next: When it happens again, after each time. It stays until it is taken out.
  package mutating func add(
    _ action: Action,
    at deadline: Instant,
    next: ((Instant) -> Instant)? = nil
  ) -> Entry {
    let entry = Entry(deadline, added, action, next)
    added += 1
    entry.place = heap.count
    heap.append(entry)
    siftUp(from: entry.place)
    return entry
  }

  /// Takes an entry out. Answers with its action, unless it is out already.
  package mutating func remove(_ entry: Entry) -> Action? {
    guard let action = entry.action else { return nil }
    entry.action = nil
    let gap = entry.place
    swap(gap, heap.count - 1)
    heap.removeLast()
    if gap < heap.count {
      siftUp(from: gap)
      siftDown(from: gap)
    }
    return action
  }

  /// Moves the time to the next entry and answers with its action; moves it all the way when there
  /// is none until then.
  package mutating func moveToNext(until deadline: Instant) -> Action? {
    guard let first = heap.first, first.deadline <= deadline else {
      now = max(now, deadline)
      return nil
    }
    now = max(now, first.deadline)
    guard let next = first.next else { return remove(first) }
    first.deadline = next(first.deadline)
    siftDown(from: 0)
    return first.action
  }

  /// Takes the first entry out, and lets the time stand.
  package mutating func removeFirst() -> Action? {
    heap.first.flatMap { remove($0) }
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0, isBefore(child, (child - 1) / 2) {
      swap(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in 2 * parent + 1...2 * parent + 2 where child < heap.count {
        if isBefore(child, least) { least = child }
      }
      guard least != parent else { return }
      swap(parent, least)
      parent = least
    }
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (heap[left], heap[right])
    return left.deadline == right.deadline
      ? left.number < right.number : left.deadline < right.deadline
  }

  private mutating func swap(_ left: Int, _ right: Int) {
    heap.swapAt(left, right)
    heap[left].place = left
    heap[right].place = right
  }
}
