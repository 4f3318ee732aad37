import OperatingSystem

/// A line of text in parts that look different, to be written below the lines before it.
public struct StyledLine: Hashable, Sendable, ExpressibleByStringInterpolation {
  public struct Part: Hashable, Sendable {
    public let text: String
    public let style: TextStyle
  }

  public private(set) var parts: [Part]

  public init(_ text: String, _ style: TextStyle = .plain) {
    parts = text.isEmpty ? [] : [Part(text: text, style: style)]
  }

  public init(stringLiteral text: String) { self.init(text) }

  /// What it says, without how it looks.
  public var text: String { parts.map(\.text).joined() }

  package var columns: Int { text.printable.columns }

  public static func + (line: StyledLine, other: StyledLine) -> StyledLine {
    var sum = line
    sum.parts += other.parts
    return sum
  }
}

extension Terminal {
  /// Writes a line at once, with its styles for a person and without them in a pipe.
  public func say(_ line: StyledLine) {
    show(line.draw(in: Extent(columns: line.columns, rows: 1)))
  }

  /// Writes a line for a person, broken between words if the window is narrower.
  package func say(_ line: String, hanging: Int) {
    let columns = size?.columns ?? .max
    for row in StyledLine(line).wrapped(columns: columns, hanging: hanging) { say(row) }
  }

  /// Writes a text, with each of its lines broken between words if the window is narrower.
  package func sayWrapped(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      say(String(line), hanging: 0)
    }
  }

  /// Where complaints go, so that a pipe carries answers only.
  package static let complain: @Sendable (String) -> Void = { standardError.sayWrapped($0) }
}
