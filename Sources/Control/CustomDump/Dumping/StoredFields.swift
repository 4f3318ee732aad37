/// The stored properties of a struct, found once for the type and then read where they lie.
///
/// A mirror asks the runtime for the name, type and place of each field of each value again, which
/// made up most of the time of a dump. What a mirror would show differently is left to the mirror.
struct StoredFields {
  private struct Property {
    var label: String
    var read: (UnsafeRawPointer) -> Any
    var areEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

    init<Value>(_ label: String, type: Value.Type, offset: Int) {
      self.label = label
      read = { $0.load(fromByteOffset: offset, as: type) }
      areEqual = (type as? any Equatable.Type).map { Self.equality(type: $0, offset: offset) }
    }

    private static func equality<Value: Equatable>(
      type: Value.Type,
      offset: Int
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
      { $0.load(fromByteOffset: offset, as: type) == $1.load(fromByteOffset: offset, as: type) }
    }
  }

  private let properties: [Property]

  /// - Parameter mirror: What the standard library sees. Unless it is the same, there is no result.
  init?(of type: Any.Type, confirmedBy mirror: Mirror) {
    guard mirror.displayStyle == .struct, !(type is any CustomReflectable.Type),
      runtimeFieldCount(type) == mirror.children.count
    else { return nil }
    var properties: [Property] = []
    for (index, child) in mirror.children.enumerated() {
      var description = FieldDescription()
      let fieldType = runtimeField(type, at: index, &description)
      defer { description.release?(description.name) }
      guard description.isStrong, let name = description.name, let label = child.label,
        String(cString: name) == label, fieldType == Swift.type(of: child.value)
      else { return nil }
      let offset = runtimeFieldOffset(type, at: index)
      func property<Value>(_ type: Value.Type) -> Property {
        Property(label, type: type, offset: offset)
      }
      properties.append(_openExistential(fieldType, do: property))
    }
    self.properties = properties
  }

  func read(from value: Any) -> [Record.Field] {
    func open<Value>(_ value: Value) -> [Record.Field] {
      withUnsafePointer(to: value) { pointer in
        properties.map { Record.Field(label: $0.label, value: $0.read(UnsafeRawPointer(pointer))) }
      }
    }
    return open(value)
  }

  /// Compares two values of the type where they lie.
  ///
  /// - Parameter areSame: Asked about fields that are not `Equatable`.
  func areSame(_ lhs: Any, _ rhs: Any, _ areSame: (Any, Any) -> Bool) -> Bool {
    func open<Value>(_ lhs: Value) -> Bool {
      guard let rhs = rhs as? Value else { return false }
      return withUnsafePointer(to: lhs) { lhs in
        withUnsafePointer(to: rhs) { rhs in
          let (lhs, rhs) = (UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
          return properties.allSatisfy { property in
            property.areEqual?(lhs, rhs) ?? areSame(property.read(lhs), property.read(rhs))
          }
        }
      }
    }
    return open(lhs)
  }
}

/// As the runtime lays it out.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func runtimeFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func runtimeField(
  _ type: Any.Type,
  at index: Int,
  _ field: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func runtimeFieldOffset(_ type: Any.Type, at index: Int) -> Int
