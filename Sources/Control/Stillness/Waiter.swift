/// A task that waits for everything else to come to rest.
struct Waiter {
  let owner: Owner
  /// How many jobs of its owner may run while it waits.
  var limit = Int.max
  let continuation: UnsafeContinuation<Stillness.Outcome, Never>
  var outcome: Stillness.Outcome = .still

  func with(_ outcome: Stillness.Outcome) -> Waiter {
    Waiter(owner: owner, continuation: continuation, outcome: outcome)
  }

  func release() {
    continuation.resume(returning: outcome)
  }
}

extension [Waiter] {
  /// Takes out the last who came of each owner, in the order in which they came.
  ///
  /// A test whose work waits for rest itself is nested: the inner wait ends first, and the outer
  /// one goes on until what comes after that has come to rest too. A limit of the outer one holds
  /// for the inner one as well.
  mutating func removeInnermost() -> [Waiter] {
    var indices: [Owner: Int] = [:]
    var innermost: [Waiter] = []
    var outer: [Waiter] = []
    for waiter in reversed() {
      if let index = indices[waiter.owner] {
        innermost[index].limit = Swift.min(innermost[index].limit, waiter.limit)
        outer.append(waiter)
      } else {
        indices[waiter.owner] = innermost.count
        innermost.append(waiter)
      }
    }
    self = outer.reversed()
    return innermost.reversed()
  }
}
