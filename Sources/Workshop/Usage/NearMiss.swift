extension String {
  /// The word that was meant by what was typed, if a slip or two lead from one to the other.
  package func nearest(among words: [String]) -> String? {
    let typed = lowercased()
    let candidates = words.map { (word: $0, distance: typed.editDistance(to: $0.lowercased())) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    let isBeginning = typed.count >= 3 && best.word.hasPrefix(typed)
    if best.distance <= 2, best.distance < best.word.count - 1 { return best.word }
    return isBeginning ? best.word : words.first { typed.count >= 3 && $0.hasPrefix(typed) }
  }

  /// The Damerau-Levenshtein distance: how many letters have to be put in, taken out, replaced or
  /// swapped with their neighbour.
  private func editDistance(to other: String) -> Int {
    let (mine, theirs) = (Array(self), Array(other))
    var rows = [Array(0...theirs.count)]
    for i in 1..<(mine.count + 1) {
      var row = [i]
      for j in 1..<(theirs.count + 1) {
        let change = rows[i - 1][j - 1] + (mine[i - 1] == theirs[j - 1] ? 0 : 1)
        var best = Swift.min(change, rows[i - 1][j] + 1, row[j - 1] + 1)
        if i > 1, j > 1, mine[i - 1] == theirs[j - 2], mine[i - 2] == theirs[j - 1] {
          best = Swift.min(best, rows[i - 2][j - 2] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[mine.count][theirs.count]
  }
}
