/// Prints a value and everything inside it, laid out like the Swift that would make it.
///
/// `print` puts a nested value on one long line, and `dump` spreads it over too many. This is the
/// form that you read in a failing test, so it is also the form to look at while you explore.
@discardableResult
public func customDump<Value>(
  _ value: Value,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> Value {
  print(dumpText(of: value, name: name, indent: indent, maxDepth: maxDepth))
  return value
}

/// Writes the dump of a value to a stream, without a newline at the end.
@discardableResult
public func customDump<Value, TargetStream: TextOutputStream>(
  _ value: Value,
  to target: inout TargetStream,
  name: String? = nil,
  indent: Int = 0,
  maxDepth: Int = .max
) -> Value {
  target.write(dumpText(of: value, name: name, indent: indent, maxDepth: maxDepth))
  return value
}

extension String {
  /// The dump of a value as text.
  public init<Subject>(customDumping subject: Subject) {
    self = dumpText(of: subject, name: nil, indent: 0, maxDepth: .max)
  }
}

private func dumpText(of value: Any, name: String?, indent: Int, maxDepth: Int) -> String {
  let dumper = Dumper()
  dumper.writer.indentation = indent
  dumper.write(value, name: name, isRoot: true, room: min(maxDepth, Dumper.deepest))
  return dumper.writer.text
}

/// A type that says in its own words how it appears in a dump.
///
/// For values that fit on a line: a date, an identifier, an amount of money.
public protocol CustomDumpStringConvertible {
  var customDumpDescription: String { get }
}

/// A type that is dumped as another value.
///
/// For wrappers whose wrapping says nothing, such as a typed identifier around a string.
public protocol CustomDumpRepresentable {
  var customDumpValue: Any { get }
}

/// A type that chooses which fields a dump shows.
///
/// For leaving out a secret, or a field that is noise in every test. It is apart from
/// `CustomReflectable` so that a dump can differ from what a debugger shows.
public protocol CustomDumpReflectable {
  var customDumpMirror: Mirror { get }
}
