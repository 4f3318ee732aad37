/// A type that says in its own words how it appears in a dump.
///
/// For values that fit on a line: a date, an identifier, an amount of money.
public protocol CustomDumpStringConvertible {
  /// The text that stands for this value in a dump, with its type if that helps the reader.
  var customDumpDescription: String { get }
}
