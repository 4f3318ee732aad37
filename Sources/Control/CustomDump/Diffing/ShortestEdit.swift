/// How many insertions and removals the exact search goes up to. Its cost grows as their square.
private let longestEdit = 256

/// The pairs that the shortest edit leaves in place, or nil if that edit is long.
///
/// The greedy algorithm of Myers (1986): after `edits` steps, know for each diagonal how far one
/// can get, and walk along equal elements for nothing.
func shortestEdit(
  counts: (lhs: Int, rhs: Int),
  areSame: (Int, Int) -> Bool
) -> [(lhs: Int, rhs: Int)]? {
  guard abs(counts.lhs - counts.rhs) <= longestEdit else { return nil }
  let center = longestEdit + 1
  var furthest = [Int](repeating: 0, count: 2 * center + 1)
  var history: [[Int]] = []
  for edits in 0...min(longestEdit, counts.lhs + counts.rhs) {
    history.append(Array(furthest[(center - edits)...(center + edits)]))
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      let place = center + diagonal
      let goesDown =
        diagonal == -edits || (diagonal != edits && furthest[place - 1] < furthest[place + 1])
      var lhs = goesDown ? furthest[place + 1] : furthest[place - 1] + 1
      while lhs < counts.lhs, lhs - diagonal < counts.rhs, areSame(lhs, lhs - diagonal) { lhs += 1 }
      furthest[place] = lhs
      if lhs >= counts.lhs, lhs - diagonal >= counts.rhs {
        return pairs(upTo: counts, through: history)
      }
    }
  }
  return nil
}

/// Walks back from the end, through what was known before each edit.
private func pairs(
  upTo end: (lhs: Int, rhs: Int),
  through history: [[Int]]
) -> [(lhs: Int, rhs: Int)] {
  var pairs: [(lhs: Int, rhs: Int)] = []
  var (lhs, rhs) = end
  for (edits, furthest) in history.enumerated().reversed() {
    let diagonal = lhs - rhs
    let place = edits + diagonal
    let goesDown =
      diagonal == -edits || (diagonal != edits && furthest[place - 1] < furthest[place + 1])
    let start =
      edits == 0 ? 0 : goesDown ? furthest[place + 1] : furthest[place - 1] + 1
    while lhs > start {
      lhs -= 1
      rhs -= 1
      pairs.append((lhs, rhs))
    }
    if goesDown { rhs -= 1 } else { lhs -= 1 }
  }
  return pairs.reversed()
}
