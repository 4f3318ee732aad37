/// A key that a person pressed.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// A letter, in lower case, with the Ctrl key.
  case control(Character)
}

extension Key {
  /// The key that sends one control byte.
  static func controlKey(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: nil
    }
  }

  /// The key that sends an escape sequence; its modifiers are ignored.
  static func named(final: UInt8, parameters: String) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "M" where parameters.isEmpty: .enter
    case "~":
      switch parameters.prefix(while: { $0 != ";" }) {
      case "1", "7": .home
      case "4", "8": .end
      case "3": .delete
      case "5": .pageUp
      case "6": .pageDown
      default: nil
      }
    default: nil
    }
  }
}
