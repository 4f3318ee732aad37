/// The waits for rest that go on, where jobs are not watched.
///
/// Of one owner the inner wait ends first, as in the lane, and the outer one goes on until what
/// comes after that has had its turns too.
struct NestedWaits {
  private struct Wait {
    let id: Int
    /// Whether another one began after it, and so may have changed what there is to wait for.
    var isDisturbed = false
  }

  private var last = 0
  private var waits: [Owner: [Wait]] = [:]

  mutating func begin(for owner: Owner) -> Int {
    last += 1
    var nested = waits[owner, default: []]
    for index in nested.indices { nested[index].isDisturbed = true }
    waits[owner] = nested + [Wait(id: last)]
    return last
  }

  /// Called when a wait has let the others go first often enough. Answers false if it has to do so
  /// again, because of an inner one.
  mutating func end(_ id: Int, for owner: Owner) -> Bool {
    guard var nested = waits[owner], let innermost = nested.popLast(), innermost.id == id else {
      return false
    }
    if innermost.isDisturbed { nested.append(Wait(id: id)) }
    waits[owner] = nested.isEmpty ? nil : nested
    return !innermost.isDisturbed
  }
}
