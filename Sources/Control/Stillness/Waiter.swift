/// A task that waits for everything else to come to rest.
struct Waiter {
  let owner: Owner
  /// How many jobs of its owner may run while it waits.
  var limit = Int.max
  let continuation: UnsafeContinuation<Stillness.Outcome, Never>
  var outcome: Stillness.Outcome = .still

  func with(_ outcome: Stillness.Outcome) -> Waiter {
    var waiter = self
    waiter.outcome = outcome
    return waiter
  }

  func release() {
    continuation.resume(returning: outcome)
  }
}

extension [Waiter] {
  /// The last who came of each owner.
  ///
  /// A test whose work waits for rest itself is nested: the inner wait ends first, and the outer
  /// one continues until what comes after that has come to rest too.
  var innermost: [Owner: Waiter] {
    Dictionary(map { ($0.owner, $0) }) { _, newer in newer }
  }

  /// Takes out the innermost waiter of each of these owners, in the order in which they came.
  mutating func removeInnermost(of owners: Set<Owner>) -> [Waiter] {
    var left = owners
    var removed: [Waiter] = []
    for index in indices.reversed() where left.remove(self[index].owner) != nil {
      removed.append(remove(at: index))
    }
    return removed.reversed()
  }

  /// Takes out all waiters of these owners.
  mutating func removeAll(of owners: Set<Owner>) -> [Waiter] {
    let removed = filter { owners.contains($0.owner) }
    removeAll { owners.contains($0.owner) }
    return removed
  }
}
