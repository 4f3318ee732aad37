/// One place on a canvas, or on the screen of a terminal.
public struct Cell: Hashable, Sendable {
  /// The character here; nil for the right half of the wide character in the cell before.
  public package(set) var character: Character?
  public var style: TextStyle
  /// Whether what is behind shows through.
  private(set) var isClear = false

  /// Whether it is the right half of a wide character.
  var isRightHalf: Bool { character == nil }

  static let clear = {
    var cell = Cell()
    cell.isClear = true
    return cell
  }()

  package init(_ character: Character? = " ", _ style: TextStyle = .plain) {
    self.character = character
    self.style = style
  }
}
