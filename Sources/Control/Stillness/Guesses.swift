/// The waits for rest that go on, where jobs are not watched.
///
/// They are nested as those of the lane are: of one owner the inner wait ends first, and the outer one
/// goes on until what comes after that has had its turns too.
struct Guesses {
  private struct Guess {
    let id: Int
    /// Whether another one began after it, and so may have changed what there is to wait for.
    var isDisturbed = false
  }

  private var last = 0
  private var guesses: [Owner: [Guess]] = [:]

  mutating func begin(for owner: Owner) -> Int {
    last += 1
    var nested = guesses[owner, default: []]
    for index in nested.indices { nested[index].isDisturbed = true }
    guesses[owner] = nested + [Guess(id: last)]
    return last
  }

  /// Called when a guess has let the others go first often enough. Answers false if it has to do so
  /// again, because of an inner one.
  mutating func end(_ id: Int, for owner: Owner) -> Bool {
    guard var nested = guesses[owner], let innermost = nested.popLast(), innermost.id == id else {
      return false
    }
    if innermost.isDisturbed { nested.append(Guess(id: id)) }
    guesses[owner] = nested.isEmpty ? nil : nested
    return !innermost.isDisturbed
  }
}
