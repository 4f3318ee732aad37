/// Pairs of tokens that occur once here and once there, as many as keep their order.
///
/// What is left between two landmarks is short or has changed through and through.
func landmarks(_ lhs: [Int], _ rhs: [Int]) -> [(lhs: Int, rhs: Int)] {
  let places = placesOfSingles(in: rhs)
  let candidates = placesOfSingles(in: lhs)
    .compactMap { token, place in places[token].map { (lhs: place, rhs: $0) } }
    .sorted { $0.lhs < $1.lhs }
  return longestRising(candidates)
}

private func placesOfSingles(in tokens: [Int]) -> [Int: Int] {
  var places: [Int: Int] = [:]
  var repeated: Set<Int> = []
  for (place, token) in tokens.enumerated() where places.updateValue(place, forKey: token) != nil {
    repeated.insert(token)
  }
  return places.filter { !repeated.contains($0.key) }
}

/// The longest selection whose right sides rise as well, by patience sorting.
private func longestRising(_ pairs: [(lhs: Int, rhs: Int)]) -> [(lhs: Int, rhs: Int)] {
  var tops: [Int] = []
  var previous = [Int?](repeating: nil, count: pairs.count)
  for (index, pair) in pairs.enumerated() {
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if pairs[tops[middle]].rhs < pair.rhs { low = middle + 1 } else { high = middle }
    }
    previous[index] = low > 0 ? tops[low - 1] : nil
    if low < tops.count { tops[low] = index } else { tops.append(index) }
  }
  var chosen: [(lhs: Int, rhs: Int)] = []
  var next = tops.last
  while let index = next {
    chosen.append(pairs[index])
    next = previous[index]
  }
  return chosen.reversed()
}
