extension String {
  /// The word that was meant by what was typed, if a slip or two lead from one to the other, or if
  /// it is its beginning.
  package func nearest(among words: [String]) -> String? {
    let typed = lowercased()
    // Letters that were left out or put in; one that is wrong, or swapped with the next, is both.
    let nearest = words.map { (word: $0, slips: $0.lowercased().difference(from: typed).count) }
      .sorted { $0.slips < $1.slips }
    guard let (word, slips) = nearest.first else { return nil }
    if slips <= min(4, word.count / 2 + 1), slips < min(typed.count, word.count) { return word }
    return nearest.first { typed.count >= 3 && $0.word.hasPrefix(typed) }?.word
  }
}
