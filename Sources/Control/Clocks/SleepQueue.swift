/// The sleepers of a test clock, the next to wake first.
///
/// It is a binary heap in which every sleeper knows its place, so that one that is cancelled leaves
/// at once instead of lying there until its time comes.
struct SleepQueue<Instant: InstantProtocol> {
  private var heap: [Sleeper<Instant>] = []
  private var spawned = 0

  var isEmpty: Bool { heap.isEmpty }
  var count: Int { heap.count }
  var first: Sleeper<Instant>? { heap.first }

  mutating func insert(_ sleeper: Sleeper<Instant>) {
    sleeper.order = spawned
    spawned += 1
    heap.append(sleeper)
    rise(sleeper, from: heap.count - 1)
  }

  mutating func remove(_ sleeper: Sleeper<Instant>) {
    let gap = sleeper.position
    let last = heap.removeLast()
    guard last !== sleeper else { return }
    rise(last, from: gap)
    sink(last, from: last.position)
  }

  private mutating func rise(_ sleeper: Sleeper<Instant>, from start: Int) {
    var position = start
    while position > 0, case let parent = (position - 1) / 2, sleeper.wakesBefore(heap[parent]) {
      place(heap[parent], at: position)
      position = parent
    }
    place(sleeper, at: position)
  }

  private mutating func sink(_ sleeper: Sleeper<Instant>, from start: Int) {
    var position = start
    while let child = earlierChild(of: position), heap[child].wakesBefore(sleeper) {
      place(heap[child], at: position)
      position = child
    }
    place(sleeper, at: position)
  }

  private func earlierChild(of position: Int) -> Int? {
    let left = 2 * position + 1
    guard left < heap.count else { return nil }
    let right = left + 1
    return right < heap.count && heap[right].wakesBefore(heap[left]) ? right : left
  }

  private mutating func place(_ sleeper: Sleeper<Instant>, at position: Int) {
    heap[position] = sleeper
    sleeper.position = position
  }
}
