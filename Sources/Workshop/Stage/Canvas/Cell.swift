/// One place on a canvas, or on the screen of a terminal.
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

  static let clear = {
    var cell = Cell()
    cell.content = .clear
    return cell
  }()

  /// - Parameter character: Nil for the right half of the wide character in the cell before.
  package init(_ character: Character? = " ", _ style: TextStyle = .plain) {
    content = character.map(Content.character) ?? .tail
    self.style = style
  }

  /// The character that is seen here: a clear cell shows a space, a tail shows nothing of its own.
  public package(set) var character: Character? {
    get {
      switch content {
      case .clear: " "
      case .character(let character): character
      case .tail: nil
      }
    }
    set { content = newValue.map(Content.character) ?? .tail }
  }
}
