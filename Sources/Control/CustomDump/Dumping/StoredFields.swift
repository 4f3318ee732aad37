/// The stored properties of a struct, found once for the type and then read where they lie.
///
/// A mirror asks the runtime for the name, type and place of each field of each value again, which
/// made up most of the time of a dump. What a mirror would show differently is left to the mirror.
struct StoredFields {
  private typealias Reader = (UnsafeRawPointer) -> Any

  private let fields: [(label: String, read: Reader)]

  /// - Parameter mirror: What the standard library sees. Unless it is the same, there is no result.
  init?(of type: Any.Type, confirmedBy mirror: Mirror) {
    guard mirror.displayStyle == .struct, !(type is any CustomReflectable.Type),
      runtimeFieldCount(type) == mirror.children.count
    else { return nil }
    var fields: [(label: String, read: Reader)] = []
    for (index, child) in mirror.children.enumerated() {
      var description = FieldDescription()
      let fieldType = runtimeField(type, at: index, &description)
      defer { description.release?(description.name) }
      guard description.isStrong, let name = description.name, let label = child.label,
        String(cString: name) == label, fieldType == Swift.type(of: child.value)
      else { return nil }
      let offset = runtimeFieldOffset(type, at: index)
      func reader<Value>(_ type: Value.Type) -> Reader {
        { $0.load(fromByteOffset: offset, as: type) }
      }
      fields.append((label, _openExistential(fieldType, do: reader)))
    }
    self.fields = fields
  }

  func read(from value: Any) -> [Record.Field] {
    func open<Value>(_ value: Value) -> [Record.Field] {
      withUnsafePointer(to: value) { pointer in
        fields.map { Record.Field(label: $0.label, value: $0.read(UnsafeRawPointer(pointer))) }
      }
    }
    return open(value)
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
