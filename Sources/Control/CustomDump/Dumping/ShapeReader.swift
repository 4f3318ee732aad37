import IssueReporting

/// Looks into values, and remembers what it learnt of their types.
final class ShapeReader {
  private var known: [ObjectIdentifier: TypeFacts] = [:]

  func facts(of value: Any) -> TypeFacts { facts(of: value, as: type(of: value)) }

  func facts(of value: Any, as type: Any.Type) -> TypeFacts {
    if let facts = known[ObjectIdentifier(type)] { return facts }
    let facts = TypeFacts(of: value, type: type)
    known[ObjectIdentifier(type)] = facts
    return facts
  }

  func shape(of value: Any) -> Shape {
    let facts = facts(of: value)
    switch facts.treatment {
    case .optional:
      return optional(value as! any OptionalValue)
    case .erasedHashable:
      return shape(of: (value as! AnyHashable).base)
    case .represented:
      return shape(of: (value as! any CustomDumpRepresentable).customDumpValue)
    case .described:
      return .atom((value as! any CustomDumpStringConvertible).customDumpDescription)
    case .reflected:
      return contents(of: value)
    case .string:
      return .text(value as! String)
    case .literal:
      return .atom(String(describing: value))
    case .metatype:
      return .atom("\(typeName(value as! Any.Type)).self")
    case .function:
      return .atom(facts.name)
    case .keyPath:
      return .atom(keyPathName(value as! AnyKeyPath))
    case .list:
      return .list(value as! any ListOfValues)
    case .unordered:
      return .unordered(value as! any UnorderedValues)
    case .foundationObject:
      return shape(ofFoundation: value, facts)
    case .mirrored:
      return shape(of: value, facts, mirror: Mirror(reflecting: value))
    }
  }

  /// The value inside of optionals and `AnyHashable`.
  func unwrapped(_ value: Any) -> Any {
    switch facts(of: value).treatment {
    case .optional:
      (value as! any OptionalValue).wrappedValue.map { unwrapped($0) } ?? value
    case .erasedHashable:
      unwrapped((value as! AnyHashable).base)
    default:
      value
    }
  }

  /// The parts of a value, whatever else it says of itself.
  func contents(of value: Any) -> Shape {
    let mirror = (value as? any CustomDumpReflectable)?.customDumpMirror
    return shape(of: value, facts(of: value), mirror: mirror ?? Mirror(reflecting: value))
  }

  /// An optional is dumped as what it wraps. Only a `nil` inside another optional says so.
  private func optional(_ value: any OptionalValue) -> Shape {
    guard let wrapped = value.wrappedValue else { return .atom("nil") }
    let shape = shape(of: wrapped)
    if case .atom(let atom) = shape, isNil(wrapped) { return .atom(".some(\(atom))") }
    return shape
  }

  private func isNil(_ value: Any) -> Bool {
    guard facts(of: value).treatment == .optional else { return false }
    guard let wrapped = (value as! any OptionalValue).wrappedValue else { return true }
    return isNil(wrapped)
  }

  func shape(of value: Any, _ facts: TypeFacts, mirror: Mirror) -> Shape {
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { shape(of: $0.value) } ?? .atom("nil")
    case .collection, .set, .dictionary:
      return .list(mirror.children.map(\.value))
    case .enum:
      return enumeration(value, facts, mirror)
    case .tuple:
      return .record(Record(facts: facts, fields: fields(of: mirror), isTuple: true))
    default:
      let object =
        mirror.displayStyle == .class && facts.type is AnyClass ? value as AnyObject : nil
      // What a macro adds, as `@Observable` does its registrar, is noise, unless the type asks for
      // it.
      let all = allFields(of: mirror)
      let fields = all.filter {
        facts.treatment == .reflected || $0.label?.hasPrefix("_$") != true
      }
      let isPartial = fields.count < all.count
      return .record(Record(facts: facts, object: object, fields: fields, isPartial: isPartial))
    }
  }

  private func enumeration(_ value: Any, _ facts: TypeFacts, _ mirror: Mirror) -> Shape {
    guard let payload = mirror.children.first else {
      return .record(Record(facts: facts, caseName: caseName(of: value), fields: []))
    }
    let parts = Mirror(reflecting: payload.value)
    let fields =
      parts.displayStyle == .tuple
      ? fields(of: parts) : [Record.Field(label: nil, value: payload.value)]
    return .record(
      Record(facts: facts, caseName: payload.label ?? caseName(of: value), fields: fields)
    )
  }

  private func fields(of mirror: Mirror) -> [Record.Field] {
    mirror.children.map { child in
      Record.Field(label: child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }, value: child.value)
    }
  }

  /// The fields of a class after those that it inherits.
  private func allFields(of mirror: Mirror) -> [Record.Field] {
    let inherited = mirror.superclassMirror.map { allFields(of: $0) } ?? []
    return inherited + fields(of: mirror)
  }
}
