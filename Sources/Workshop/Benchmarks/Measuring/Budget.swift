/// Shares out the time that there is among the operations that are still to be measured.
///
/// What one operation leaves over goes to those after it, and what one takes too much, as it may on
/// a busy machine, is taken from them.
struct Budget {
  private let pace: Thoroughness
  private let end: ContinuousClock.Instant?
  private var operationsLeft: Int

  /// - Parameter all: How many operations share the time of the pace; `count` of them are measured
  ///   here.
  init(_ pace: Thoroughness, count: Int, of all: Int, now: ContinuousClock.Instant = .now) {
    self.pace = pace
    end = pace.budget.map { now + $0 * count / max(1, all) }
    operationsLeft = count
  }

  /// How long the next operation may be measured.
  mutating func next(now: ContinuousClock.Instant = .now) -> Duration {
    defer { operationsLeft -= 1 }
    guard let end else { return pace.limit }
    return min(pace.limit, max(.zero, now.duration(to: end)) / max(1, operationsLeft))
  }
}
