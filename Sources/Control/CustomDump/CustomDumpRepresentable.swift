/// A type that is dumped as another value.
///
/// For wrappers whose wrapping says nothing, such as a typed identifier around a string.
public protocol CustomDumpRepresentable {
  var customDumpValue: Any { get }
}
