import Foundation
import IssueReporting

/// Facts of every value of a type.
///
/// A question to the runtime costs more than the text that follows from its answer, so each type is
/// asked once a dump, and not once a value.
final class TypeFacts {
  enum Treatment {
    case optional
    case erasedHashable
    case described
    case represented
    case reflected
    case string
    case literal
    case metatype
    case function
    case keyPath
    case list
    case unordered
    case foundationObject
    case mirrored
  }

  let type: Any.Type
  let name: String
  let treatment: Treatment
  let isEquatable: Bool

  init(of value: Any, type: Any.Type) {
    self.type = type
    self.treatment = Self.treatment(of: value, type: type)
    self.name =
      treatment == .function
      ? typeName(type) : typeName(full: withoutArguments(String(reflecting: type)))
    self.isEquatable = type is any Equatable.Type
  }

  private static func treatment(of value: Any, type: Any.Type) -> Treatment {
    if type == String.self { return .string }
    if type == AnyHashable.self { return .erasedHashable }
    if type is any OptionalValue.Type { return .optional }
    if type is any CustomDumpStringConvertible.Type { return .described }
    if type is any CustomDumpRepresentable.Type { return .represented }
    if type is any CustomDumpReflectable.Type { return .reflected }
    if type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type || type == Bool.self {
      return .literal
    }
    if type is any ListOfValues.Type { return .list }
    if type is any UnorderedValues.Type { return .unordered }
    if type is AnyKeyPath.Type { return .keyPath }
    if value is Any.Type { return .metatype }
    let isOfFoundation = type is AnyClass && isClassOfFoundation(String(reflecting: type))
    if isOfFoundation || type is NSError.Type { return .foundationObject }
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

/// The name of the case that an enum is in, whatever the enum says of itself.
///
/// `String(describing:)` gives a `CustomStringConvertible` enum's own words, and two cases may well
/// have the same ones.
func caseName(of value: Any) -> String {
  func open<Value>(_ value: Value) -> String? {
    runtimeCaseName(of: value).map { String(cString: $0) }
  }
  return open(value) ?? String(describing: value)
}

@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<Value>(of value: Value) -> UnsafePointer<CChar>?

/// A key path as you write it. What is computed has no name at run time, so its type stands there.
///
/// The runtime also gives the address of the getter, which is another one in the next run.
func keyPathName(_ keyPath: AnyKeyPath) -> String {
  let parts = String(reflecting: keyPath).split(separator: "<computed 0x")
  return parts.dropFirst().reduce(String(parts[0])) { name, part in
    name + "<computed" + part.drop { $0.isHexDigit }
  }
}

/// `Swift.Result` for `Swift.Result<Module.User, …>`. The `>` of an arrow ends no arguments.
private func withoutArguments(_ name: String) -> String {
  var depth = 0
  var previous: Character = " "
  return name.filter { character in
    defer { previous = character }
    if character == "<" { depth += 1 }
    guard character == ">", previous != "-" else { return depth == 0 }
    depth -= 1
    return false
  }
}
