/// A reference that stands for two values, and what is told of it.
struct Reference {
  let object: any _CustomDiffObject
  let identity: ObjectIdentifier
  let before: Any
  let after: Any
  let type: Any.Type

  init(_ object: any _CustomDiffObject) {
    self.object = object
    identity = object._objectIdentifier
    let values = object._customDiffValues
    before = Self.told(values.0, as: object._customDiffType)
    after = Self.told(values.1, as: object._customDiffType)
    type = object._customDiffType ?? Swift.type(of: values.1)
  }

  /// What is shown in place of a value of which this reference was shown already.
  var closed: String { "\(typeName(type, withArguments: false))(↩︎)" }

  private static func told(_ value: Any, as type: Any.Type?) -> Any {
    value is any _CustomDiffObject || type != nil ? Contents(value: value, type: type) : value
  }

  /// A value that is told by its fields: it may be the reference itself, or have another's name.
  struct Contents {
    let value: Any
    let type: Any.Type?
  }
}
