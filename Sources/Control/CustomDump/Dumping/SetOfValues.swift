/// A set whose element type is not known here.
protocol SetOfValues {
  var count: Int { get }
  func sortedMembers(text: (Any) -> String) -> [Any]

  /// What is only here and what is only there, or nil if that is a set of another type.
  func difference(to other: any SetOfValues, text: (Any) -> String) -> SetDifference?
}

struct SetDifference {
  var changes: [(member: Any, isInserted: Bool)]
  var unchanged: Int
}

extension Set: SetOfValues {
  func sortedMembers(text: (Any) -> String) -> [Any] {
    let members: [Element] = inStableOrder(Array(self), text: text)
    return members
  }

  func difference(to other: any SetOfValues, text: (Any) -> String) -> SetDifference? {
    guard let other = other as? Set<Element> else { return nil }
    let removed = filter { !other.contains($0) }
    let inserted = other.filter { !contains($0) }
    let changes = inStableOrder(Array(removed.union(inserted)), text: text)
    return SetDifference(
      changes: changes.map { ($0, inserted.contains($0)) },
      unchanged: count - removed.count
    )
  }
}
