/// A reference that stands for two values: what it referred to, and what it refers to now.
///
/// For state that several places share. A difference of such a reference and itself is that of its
/// two values, and a dump has the value of now. Its number says which places share one.
// The names are those of the other library.
public protocol _CustomDiffObject {
  var _customDiffValues: (Any, Any) { get }

  /// The type whose name is shown, if it is not that of the values.
  var _customDiffType: Any.Type? { get }

  /// What all references to the same state have in common.
  var _objectIdentifier: ObjectIdentifier { get }
}

extension _CustomDiffObject {
  public var _customDiffType: Any.Type? { nil }
}

extension _CustomDiffObject where Self: AnyObject {
  public var _objectIdentifier: ObjectIdentifier { ObjectIdentifier(self) }
}
