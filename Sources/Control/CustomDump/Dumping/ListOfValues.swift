/// A list whose element type is not known here, but is known to itself.
///
/// An array compares its own elements at full speed. Taken apart by reflection, each element would
/// be boxed and reflected before anyone knows whether it is worth looking at.
protocol ListOfValues {
  var count: Int { get }
  func value(at index: Int) -> Any

  /// How this list becomes another, or nil if that is a list of another type.
  func steps(to other: any ListOfValues, sameness: Sameness) -> [ListStep]?
}

/// A list that is dumped as the array of its elements.
protocol ListConvertible {
  var listOfValues: any ListOfValues { get }
}

extension ArraySlice: ListConvertible {
  var listOfValues: any ListOfValues { Array(self) }
}

extension ContiguousArray: ListConvertible {
  var listOfValues: any ListOfValues { Array(self) }
}

extension Array: ListOfValues {
  func value(at index: Int) -> Any { self[index] }

  func steps(to other: any ListOfValues, sameness: Sameness) -> [ListStep]? {
    guard let other = other as? [Element] else { return nil }
    return Alignment(
      counts: (count, other.count),
      areSame: sameness.comparison(of: self, other),
      tokens: { tokens(of: self, other, range: $0, $1) },
      pairsReplacements: !(Element.self is any Identifiable.Type)
    ).steps
  }
}

/// Numbers that are equal where identities are equal, or where whole values are.
private func tokens<Element>(
  of lhs: [Element],
  _ rhs: [Element],
  range lhsRange: Range<Int>,
  _ rhsRange: Range<Int>
) -> (lhs: [Int], rhs: [Int])? {
  func identities<Value: Identifiable>(as type: Value.Type) -> (lhs: [Int], rhs: [Int])? {
    guard let lhs = lhs as Any as? [Value], let rhs = rhs as Any as? [Value] else { return nil }
    return hashTokens(lhs[lhsRange].map(\.id), rhs[rhsRange].map(\.id))
  }
  func values<Value: Hashable>(as type: Value.Type) -> (lhs: [Int], rhs: [Int])? {
    guard let lhs = lhs as Any as? [Value], let rhs = rhs as Any as? [Value] else { return nil }
    return hashTokens(lhs[lhsRange], rhs[rhsRange])
  }
  if let type = Element.self as? any Identifiable.Type { return identities(as: type) }
  if let type = Element.self as? any Hashable.Type { return values(as: type) }
  return nil
}
