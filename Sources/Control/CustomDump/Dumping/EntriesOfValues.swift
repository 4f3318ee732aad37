/// A dictionary whose key and value types are not known here.
protocol EntriesOfValues {
  var count: Int { get }
  func sortedEntries(text: (Any) -> String) -> [(key: Any, value: Any)]

  /// The entries that differ, in order, or nil if that is a dictionary of another type.
  func difference(
    to other: any EntriesOfValues,
    sameness: Sameness,
    text: (Any) -> String
  ) -> EntryDifference?
}

struct EntryDifference {
  var changes: [(key: Any, lhs: Any?, rhs: Any?)]
  var unchanged: Int
}

extension Dictionary: EntriesOfValues {
  func sortedEntries(text: (Any) -> String) -> [(key: Any, value: Any)] {
    inStableOrder(Array(keys), text: text).map { ($0, self[$0] as Any) }
  }

  func difference(
    to other: any EntriesOfValues,
    sameness: Sameness,
    text: (Any) -> String
  ) -> EntryDifference? {
    guard let other = other as? [Key: Value] else { return nil }
    let shared = keys.filter { other[$0] != nil }
    let areSame = sameness.comparison(of: shared.map { self[$0]! }, shared.map { other[$0]! })
    var changed = shared.indices.filter { !areSame($0, $0) }.map { shared[$0] }
    let unchanged = shared.count - changed.count
    changed += keys.filter { other[$0] == nil }
    changed += other.keys.filter { self[$0] == nil }
    return EntryDifference(
      changes: inStableOrder(changed, text: text).map { key in
        (key, self[key].map { $0 as Any }, other[key].map { $0 as Any })
      },
      unchanged: unchanged
    )
  }
}

/// The entries of a type that calls itself a dictionary in its mirror, in the order that it gives.
struct PairsInOrder: EntriesOfValues {
  private let pairs: [(key: Any, value: Any)]

  init(_ mirror: Mirror) {
    pairs = mirror.children.map { child in
      let parts = Array(Mirror(reflecting: child.value).children)
      return parts.count == 2 ? (parts[0].value, parts[1].value) : (child.label ?? "", child.value)
    }
  }

  var count: Int { pairs.count }

  func sortedEntries(text: (Any) -> String) -> [(key: Any, value: Any)] { pairs }

  func difference(
    to other: any EntriesOfValues,
    sameness: Sameness,
    text: (Any) -> String
  ) -> EntryDifference? {
    guard let other = other as? PairsInOrder else { return nil }
    var rest: [String: Any] = [:]
    for pair in other.pairs { rest[text(pair.key)] = pair.value }
    var difference = EntryDifference(changes: [], unchanged: 0)
    for pair in pairs {
      let counterpart = rest.removeValue(forKey: text(pair.key))
      if let counterpart, sameness.areSame(pair.value, counterpart) {
        difference.unchanged += 1
      } else {
        difference.changes.append((pair.key, pair.value, counterpart))
      }
    }
    for pair in other.pairs {
      guard let value = rest.removeValue(forKey: text(pair.key)) else { continue }
      difference.changes.append((pair.key, nil, value))
    }
    return difference
  }
}
