/// What is true of every value of a type.
///
/// A question to the runtime costs more than the text that follows from its answer, so each type is
/// asked once a dump, and not once a value.
final class TypeFacts {
  enum Treatment {
    case optional
    case erasedHashable
    case described
    case reference
    case contents
    case represented
    case reflected
    case string
    case literal
    case metatype
    case function
    case keyPath
    case list
    case set
    case dictionary
    case foundationObject
    case mirrored
  }

  let type: Any.Type
  let name: String
  let treatment: Treatment
  let isEquatable: Bool
  /// How a literal describes itself.
  let describe: (Any) -> String

  init(of value: Any, type: Any.Type) {
    self.type = type
    self.treatment = Self.treatment(of: value, type: type)
    self.name = typeName(type, withArguments: treatment == .function)
    self.isEquatable = type is any Equatable.Type
    self.describe = Self.description(of: type)
  }

  private static func description(of type: Any.Type) -> (Any) -> String {
    func open<Value: CustomStringConvertible>(_ type: Value.Type) -> (Any) -> String {
      { ($0 as! Value).description }
    }
    guard let type = type as? any CustomStringConvertible.Type else {
      return { String(describing: $0) }
    }
    return open(type)
  }

  private static func treatment(of value: Any, type: Any.Type) -> Treatment {
    if type == String.self { return .string }
    if type == AnyHashable.self { return .erasedHashable }
    if type is any OptionalValue.Type { return .optional }
    if type is any CustomDumpStringConvertible.Type { return .described }
    if type is any _CustomDiffObject.Type { return .reference }
    if type == Reference.Contents.self { return .contents }
    if type is any CustomDumpRepresentable.Type { return .represented }
    if type is any CustomDumpReflectable.Type { return .reflected }
    if type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type || type == Bool.self {
      return .literal
    }
    if type is any ListOfValues.Type || type is any ListConvertible.Type { return .list }
    if type is any SetOfValues.Type { return .set }
    if type is any EntriesOfValues.Type { return .dictionary }
    if type is AnyKeyPath.Type { return .keyPath }
    if value is Any.Type { return .metatype }
    if type is AnyClass, isClassOfFoundation(String(reflecting: type)) { return .foundationObject }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == nil, mirror.children.isEmpty {
      return String(reflecting: type).contains("->") ? .function : .literal
    }
    return .mirrored
  }

  /// Whether a class is one of Foundation's, by its full name. On Linux they are written in Swift.
  /// On macOS most are not: `__NSCFNumber`, which is what an `NSNumber` is there, has no module.
  static func isClassOfFoundation(_ name: String) -> Bool {
    name.hasPrefix("Foundation.") || name.hasPrefix("__C.") || !name.contains(".")
  }
}

/// An optional whose wrapped type is not known here.
protocol OptionalValue {
  var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
  var wrappedValue: Any? { self.map { $0 as Any } }
}
