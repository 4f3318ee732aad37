/// A task that waits until other work has come to rest.
struct Waiter {
  let work: AwaitedWork
  let continuation: UnsafeContinuation<Stillness.Outcome, Never>
  var outcome: Stillness.Outcome = .still

  func release() {
    continuation.resume(returning: outcome)
  }
}

extension [Waiter] {
  /// Takes out the newest waiter for each work that is at rest.
  ///
  /// A test whose work waits for rest itself is nested: the inner wait ends first, and the outer
  /// one goes on until what comes after that has come to rest too.
  mutating func removeInnermost(where isAtRest: (AwaitedWork) -> Bool) -> [Waiter] {
    var innermost: [AwaitedWork: Int] = [:]
    for (index, waiter) in enumerated() where isAtRest(waiter.work) {
      innermost[waiter.work] = index
    }
    let indices = innermost.values.sorted()
    defer { for index in indices.reversed() { remove(at: index) } }
    return indices.map { self[$0] }
  }

  /// Takes out all waiters for some work, with an outcome that says why.
  mutating func removeAll(
    _ outcome: Stillness.Outcome,
    where isOver: (AwaitedWork) -> Bool
  ) -> [Waiter] {
    defer { removeAll { isOver($0.work) } }
    return filter { isOver($0.work) }.map {
      Waiter(work: $0.work, continuation: $0.continuation, outcome: outcome)
    }
  }
}
