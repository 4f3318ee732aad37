/// A task that waits for everything else to come to rest.
struct Waiter {
  let owner: Owner?
  let continuation: UnsafeContinuation<Stillness.Outcome, Never>
  var outcome: Stillness.Outcome = .still

  func release() {
    continuation.resume(returning: outcome)
  }
}

extension [Waiter] {
  /// Takes out the last who came of each of these owners.
  ///
  /// A test whose work waits for rest itself is nested: the inner wait ends first, and the outer
  /// one goes on until what comes after that has come to rest too.
  mutating func removeInnermost(where isAtRest: (Owner?) -> Bool) -> [Waiter] {
    var innermost: [Owner?: Int] = [:]
    for (index, waiter) in enumerated() where isAtRest(waiter.owner) {
      innermost[waiter.owner] = index
    }
    let indices = innermost.values.sorted()
    defer { for index in indices.reversed() { remove(at: index) } }
    return indices.map { self[$0] }
  }

  /// Takes out all of these owners, who learn why.
  mutating func removeAll(
    _ outcome: Stillness.Outcome,
    where isOver: (Owner?) -> Bool
  ) -> [Waiter] {
    defer { removeAll { isOver($0.owner) } }
    return filter { isOver($0.owner) }.map {
      Waiter(owner: $0.owner, continuation: $0.continuation, outcome: outcome)
    }
  }
}
