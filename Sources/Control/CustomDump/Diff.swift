/// The lines in which the dumps of two values differ, or nil if there is no difference.
///
/// Lines that begin with the format's first mark are only in `lhs`, those with the second only in
/// `rhs`. What is the same on both sides is there for context, folded where it is long.
public func diff<Value>(_ lhs: Value, _ rhs: Value, format: DiffFormat = .default) -> String? {
  Differ(format: format).difference(lhs, rhs)
}

/// The marks at the beginning of the lines of a difference.
public struct DiffFormat: Sendable {
  /// The mark of lines that are only in the first value.
  public var first: String
  /// The mark of lines that are only in the second value.
  public var second: String
  /// The mark of lines that are in both.
  public var both: String

  /// Makes a format from three marks, best of equal width.
  public init(first: String, second: String, both: String) {
    self.first = first
    self.second = second
    self.both = both
  }

  /// Plain characters, for a console or a file.
  public static let `default` = Self(first: "-", second: "+", both: " ")

  /// Characters that are as wide as each other where letters are not, as in an editor's failure
  /// bubble: a minus sign, a plus sign and the space of a digit.
  public static let proportional = Self(first: "\u{2212}", second: "+", both: "\u{2007}")
}
