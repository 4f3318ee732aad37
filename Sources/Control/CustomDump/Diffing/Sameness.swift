/// Decides whether two values are the same, at the least cost that their types allow.
///
/// A type that is `Equatable` decides for itself. Others are the same if they have the same bytes
/// and refer to nothing, or if they are one object, which spares reflection; else they are taken
/// apart.
final class Sameness {
  private let reader: ShapeReader
  private var verdicts: [ObjectPair: Bool] = [:]
  /// Pairs that are the same only if what is being compared turns out to be the same.
  private var hopes: [ObjectPair] = []
  private var depth = 0

  init(reader: ShapeReader) { self.reader = reader }

  func areSame(_ lhs: Any, _ rhs: Any) -> Bool {
    if let areEqual = areEqual(lhs, rhs) { return areEqual }
    guard depth < Dumper.deepest else { return true }
    if let verdict = verdict(lhs, rhs) { return verdict }
    depth += 1
    let facts = reader.facts(of: lhs)
    let areSame =
      if facts.treatment == .described, facts === reader.facts(of: rhs) {
        // A description may hide what differs, such as a password.
        areAlike(reader.shape(of: lhs), reader.shape(of: rhs))
          && areAlike(reader.contents(of: lhs), reader.contents(of: rhs))
      } else {
        haveSameAtomicType(lhs, rhs) && areAlike(reader.shape(of: lhs), reader.shape(of: rhs))
      }
    depth -= 1
    if depth == 0 {
      if !areSame { for pair in hopes { verdicts[pair] = nil } }
      hopes = []
    }
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

  /// What the values themselves say, or nil if they cannot tell.
  func areEqual(_ lhs: Any, _ rhs: Any) -> Bool? {
    let facts = reader.facts(of: lhs)
    guard facts === reader.facts(of: rhs) else { return nil }
    if facts.isEquatable { return (lhs as! any Equatable).isEqual(to: rhs) }
    return haveSameBytes(lhs, rhs) ? true : nil
  }

  /// Whether two numbers or truth values have the same type. Of other values the dump shows it.
  func haveSameAtomicType(_ lhs: Any, _ rhs: Any) -> Bool {
    let (lhs, rhs) = (reader.innermostFacts(of: lhs), reader.innermostFacts(of: rhs))
    return lhs === rhs || lhs.treatment != .literal || rhs.treatment != .literal
  }

  /// What was found out about these two objects, if they are objects.
  private func verdict(_ lhs: Any, _ rhs: Any) -> Bool? {
    guard type(of: lhs) is AnyClass, type(of: rhs) is AnyClass else { return nil }
    return verdicts[ObjectPair(lhs as AnyObject, rhs as AnyObject)]
  }

  private func areAlike(_ lhs: Shape, _ rhs: Shape) -> Bool {
    switch (lhs, rhs) {
    case (.atom(let lhs), .atom(let rhs)), (.text(let lhs), .text(let rhs)):
      return lhs == rhs
    case (.record(let lhs), .record(let rhs)):
      return areAlike(lhs, rhs)
    case (.reference(let lhs), .reference(let rhs)):
      return areAlike(reader.contents(of: lhs.object), reader.contents(of: rhs.object))
    case (.list(let lhs), .list(let rhs)):
      return lhs.count == rhs.count
        && (0..<lhs.count).allSatisfy { areSame(lhs.value(at: $0), rhs.value(at: $0)) }
    case (.members(let lhs), .members(let rhs)):
      return lhs.difference(to: rhs, text: { _ in "" })?.changes.isEmpty ?? false
    case (.entries(let lhs), .entries(let rhs)):
      let text = { (key: Any) in String(customDumping: key) }
      return lhs.difference(to: rhs, sameness: self, text: text)?.changes.isEmpty ?? false
    default:
      return false
    }
  }

  private func areAlike(_ lhs: Record, _ rhs: Record) -> Bool {
    guard lhs.isOfSameKind(as: rhs) else { return false }
    guard let one = lhs.object, let other = rhs.object else { return haveSameFields(lhs, rhs) }
    let pair = ObjectPair(one, other)
    if let verdict = verdicts[pair] { return verdict }
    // In a circle, two objects are the same until something else tells them apart.
    verdicts[pair] = true
    let areSame = haveSameFields(lhs, rhs)
    verdicts[pair] = areSame
    if areSame { hopes.append(pair) }
    return areSame
  }

  private func haveSameFields(_ lhs: Record, _ rhs: Record) -> Bool {
    zip(lhs.fields, rhs.fields).allSatisfy { areSame($0.value, $1.value) }
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
