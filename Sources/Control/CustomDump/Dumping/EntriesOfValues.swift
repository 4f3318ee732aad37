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
    let keys = (lhs: pairs.map { text($0.key) }, rhs: other.pairs.map { text($0.key) })
    let steps = Alignment(
      counts: (pairs.count, other.pairs.count),
      areSame: { keys.lhs[$0] == keys.rhs[$1] },
      tokens: { hashTokens(keys.lhs[$0], keys.rhs[$1]) },
      pairsReplacements: false
    ).steps
    var difference = EntryDifference(changes: [], unchanged: 0)
    for step in steps {
      switch step {
      case .unchanged(let here, let there):
        for (before, after) in zip(pairs[here], other.pairs[there]) {
          if sameness.areSame(before.value, after.value) {
            difference.unchanged += 1
          } else {
            difference.changes.append((before.key, before.value, after.value))
          }
        }
      case .removed(let place):
        difference.changes.append((pairs[place].key, pairs[place].value, nil))
      case .inserted(let place):
        difference.changes.append((other.pairs[place].key, nil, other.pairs[place].value))
      case .changed:
        break
      }
    }
    return difference
  }
}
