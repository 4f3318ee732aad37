/// A list whose element type is not known here, but is known to itself.
///
/// An array compares its own elements at full speed. Taken apart by reflection, each element would
/// be boxed and reflected before it is known whether it differs.
protocol ListOfValues {
  var count: Int { get }
  func value(at index: Int) -> Any

  /// How this list becomes another, or nil if that is a list of another type.
  func steps(to other: any ListOfValues, sameness: Sameness) -> [ListStep]?
}

extension Array: ListOfValues {
  func value(at index: Int) -> Any { self[index] }

  func steps(to other: any ListOfValues, sameness: Sameness) -> [ListStep]? {
    guard let other = other as? [Element] else { return nil }
    let haveSameID = comparisonOfIDs(self, other)
    return Alignment(
      counts: (count, other.count),
      areSame: sameness.comparison(of: self, other),
      haveSameID: haveSameID,
      pairsReplacements: haveSameID == nil
    ).steps
  }
}

private func comparisonOfIDs<Element>(
  _ lhs: [Element],
  _ rhs: [Element]
) -> ((Int, Int) -> Bool)? {
  func typed<Value: Identifiable>(as type: Value.Type) -> ((Int, Int) -> Bool)? {
    guard let lhs = lhs as Any as? [Value], let rhs = rhs as Any as? [Value] else { return nil }
    return { lhs[$0].id == rhs[$1].id }
  }
  return (Element.self as? any Identifiable.Type).flatMap { typed(as: $0) }
}

/// A set or a dictionary whose types are not known here. What is in a set has no key.
protocol UnorderedValues {
  var count: Int { get }
  var brackets: (open: String, close: String) { get }
  func sorted(text: (Any) -> String) -> [(key: Any?, value: Any)]

  /// The elements that differ, in order, or nil if `other` is of another type.
  func difference(
    to other: any UnorderedValues,
    sameness: Sameness,
    text: (Any) -> String
  ) -> UnorderedDifference?
}

struct UnorderedDifference {
  var changes: [(key: Any?, lhs: Any?, rhs: Any?)]
  var unchanged: Int
}

extension Set: UnorderedValues {
  var brackets: (open: String, close: String) { ("Set([", "])") }

  func sorted(text: (Any) -> String) -> [(key: Any?, value: Any)] {
    inStableOrder(Array(self), text: text).map { (nil, $0) }
  }

  func difference(
    to other: any UnorderedValues,
    sameness: Sameness,
    text: (Any) -> String
  ) -> UnorderedDifference? {
    guard let other = other as? Set<Element> else { return nil }
    let changed = inStableOrder(Array(symmetricDifference(other)), text: text)
    return UnorderedDifference(
      changes: changed.map { member in
        let isRemoved = contains(member)
        return (key: nil, lhs: isRemoved ? member : nil, rhs: isRemoved ? nil : member)
      },
      unchanged: intersection(other).count
    )
  }
}

extension Dictionary: UnorderedValues {
  var brackets: (open: String, close: String) { (isEmpty ? "[:" : "[", "]") }

  func sorted(text: (Any) -> String) -> [(key: Any?, value: Any)] {
    inStableOrder(Array(keys), text: text).map { ($0, self[$0] as Any) }
  }

  func difference(
    to other: any UnorderedValues,
    sameness: Sameness,
    text: (Any) -> String
  ) -> UnorderedDifference? {
    guard let other = other as? [Key: Value] else { return nil }
    let shared = keys.filter { other[$0] != nil }
    let areSame = sameness.comparison(of: shared.map { self[$0]! }, shared.map { other[$0]! })
    var changed = shared.indices.filter { !areSame($0, $0) }.map { shared[$0] }
    let unchanged = shared.count - changed.count
    changed += keys.filter { other[$0] == nil }
    changed += other.keys.filter { self[$0] == nil }
    return UnorderedDifference(
      changes: inStableOrder(changed, text: text).map { key in
        (key, self[key].map { $0 as Any }, other[key].map { $0 as Any })
      },
      unchanged: unchanged
    )
  }
}

/// Sorts what has no order of its own: by value where values compare, else by their text.
private func inStableOrder<Value>(_ values: [Value], text: (Value) -> String) -> [Value] {
  func sorted<Ordered: Comparable>(as type: Ordered.Type) -> [Value]? {
    (values as Any as? [Ordered])?.sorted() as Any as? [Value]
  }
  if let type = Value.self as? any Comparable.Type, let sorted = sorted(as: type) { return sorted }
  return values.map { (text: text($0), value: $0) }.sorted { $0.text < $1.text }.map(\.value)
}
