/// One place on the canvas.
public struct Cell: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// Nothing: what is behind shows through.
    case clear
    case character(Character)
    /// The right half of the wide character in the cell before.
    case tail
  }

  var content: Content
  public var style: TextStyle

  static let clear = Cell(content: .clear, style: .plain)
  static func blank(_ style: TextStyle) -> Cell { Cell(content: .character(" "), style: style) }

  /// The character that is seen here: a clear cell shows a space, a tail shows nothing of its own.
  public var character: Character? {
    switch content {
    case .clear: " "
    case .character(let character): character
    case .tail: nil
    }
  }
}
