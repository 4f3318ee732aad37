/// Decides whether two values are the same, at the least cost that their types allow.
///
/// A type that is `Equatable` decides for itself. Others are the same if they have the same bytes
/// and refer to nothing, or if they are one object, which spares reflection; else they are taken
/// apart.
final class Sameness {
  private let reader: ShapeReader
  /// Objects that are the same unless what is being compared turns out to differ: so circles end.
  private var assumed: Set<ObjectPair> = []
  private var depth = 0

  init(reader: ShapeReader) { self.reader = reader }

  func areSame(_ lhs: Any, _ rhs: Any) -> Bool {
    let (lhs, rhs) = (reader.unwrapped(lhs), reader.unwrapped(rhs))
    let facts = reader.facts(of: lhs)
    guard facts === reader.facts(of: rhs) else { return false }
    if facts.isEquatable { return (lhs as! any Equatable).isEqual(to: rhs) }
    guard !haveSameBytes(lhs, rhs), depth < Dumper.deepest else { return true }
    depth += 1
    // A description may hide what differs, such as a password.
    let areSame =
      areAlike(reader.shape(of: lhs), reader.shape(of: rhs))
      && (facts.treatment != .described
        || areAlike(reader.contents(of: lhs), reader.contents(of: rhs)))
    depth -= 1
    if depth == 0, !areSame { assumed = [] }
    return areSame
  }

  /// Compares elements by index, without boxing them if they are `Equatable`.
  func comparison<Value>(of lhs: [Value], _ rhs: [Value]) -> (Int, Int) -> Bool {
    func typed<Equal: Equatable>(as type: Equal.Type) -> ((Int, Int) -> Bool)? {
      guard let lhs = lhs as Any as? [Equal], let rhs = rhs as Any as? [Equal] else { return nil }
      return { lhs[$0] == rhs[$1] }
    }
    if let type = Value.self as? any Equatable.Type, let typed = typed(as: type) { return typed }
    return { self.areSame(lhs[$0], rhs[$1]) }
  }

  private func areAlike(_ lhs: Shape, _ rhs: Shape) -> Bool {
    switch (lhs, rhs) {
    case (.atom(let lhs), .atom(let rhs)), (.text(let lhs), .text(let rhs)):
      return lhs == rhs
    case (.record(let lhs), .record(let rhs)):
      guard lhs.isOfSameKind(as: rhs) else { return false }
      if let one = lhs.object, let other = rhs.object {
        guard assumed.insert(ObjectPair(lhs: one, rhs: other)).inserted else { return true }
      }
      return zip(lhs.fields, rhs.fields).allSatisfy { areSame($0.value, $1.value) }
    case (.list(let lhs), .list(let rhs)):
      return lhs.count == rhs.count
        && (0..<lhs.count).allSatisfy { areSame(lhs.value(at: $0), rhs.value(at: $0)) }
    case (.unordered(let lhs), .unordered(let rhs)):
      let text = { (key: Any) in String(customDumping: key) }
      return lhs.difference(to: rhs, sameness: self, text: text)?.changes.isEmpty ?? false
    default:
      return false
    }
  }
}

extension Record {
  /// Whether two records can be compared field by field.
  func isOfSameKind(as other: Record) -> Bool {
    facts === other.facts && caseName == other.caseName
      && fields.map(\.label) == other.fields.map(\.label)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// An object of each side, kept alive so that their addresses stay theirs.
private struct ObjectPair: Hashable {
  let lhs: AnyObject
  let rhs: AnyObject

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.lhs === rhs.lhs && lhs.rhs === rhs.rhs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(lhs))
    hasher.combine(ObjectIdentifier(rhs))
  }
}

private func haveSameBytes(_ lhs: Any, _ rhs: Any) -> Bool {
  func open<Value>(_ lhs: Value) -> Bool {
    // What a field refers to may differ from itself. Two objects that are one do not.
    let isWhole = _isPOD(Value.self) || Value.self is AnyClass
    guard isWhole, let rhs = rhs as? Value else { return false }
    return withUnsafeBytes(of: lhs) { lhs in
      withUnsafeBytes(of: rhs) { rhs in lhs.elementsEqual(rhs) }
    }
  }
  return open(lhs)
}
