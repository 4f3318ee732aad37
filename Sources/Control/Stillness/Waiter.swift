/// A task that waits for everything else to come to rest.
struct Waiter {
  let owner: Owner
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
  /// one goes on until what comes after that has come to rest too.
  mutating func removeInnermost() -> [Waiter] {
    var owners: Set<Owner> = []
    var innermost: [Waiter] = []
    var outer: [Waiter] = []
    for waiter in reversed() {
      if owners.insert(waiter.owner).inserted {
        innermost.append(waiter)
      } else {
        outer.append(waiter)
      }
    }
    self = outer.reversed()
    return innermost.reversed()
  }
}
