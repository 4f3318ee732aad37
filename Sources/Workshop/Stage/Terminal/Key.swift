/// A key that a person pressed.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right
  case home, end, pageUp, pageDown
  /// A letter, in lower case, with the Ctrl key.
  case control(Character)
}

/// Decodes the bytes that a terminal sends for keys, in whatever pieces they arrive.
struct KeyDecoder {
  private var parser = EscapeSequenceParser()

  /// Takes more bytes, and gives the keys that are complete.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys = bytes.compactMap { parser.parse($0).flatMap { Key.sending($0.token) } }
    // A terminal sends a sequence in one go, so an escape that comes last is the key. Where an end
    // is missing, it was another key together with Alt.
    if parser.bytes == [0x1B] { keys.append(.escape) }
    if parser.bytes.first == 0x1B, !parser.isInSequence { parser = EscapeSequenceParser() }
    return keys
  }
}

extension Key {
  /// The key that sends these bytes, whatever its modifiers are; nil if they are ignored.
  fileprivate static func sending(_ token: EscapeSequenceParser.Token) -> Key? {
    switch token {
    case .text(let scalar): .character(Character(scalar))
    case .control(0x09): .tab
    case .control(0x0A), .control(0x0D): .enter
    case .control(0x08), .control(0x7F): .backspace
    case .control(0x1B): .escape
    case .control(0x00): .control(" ")
    case .control(let byte) where byte <= 0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case .sequence("A", _): .up
    case .sequence("B", _): .down
    case .sequence("C", _): .right
    case .sequence("D", _): .left
    case .sequence("H", _): .home
    case .sequence("F", _): .end
    case .sequence("Z", _): .backTab
    case .sequence("M", []): .enter
    case .sequence("~", let parameters):
      switch parameters.first {
      case 1, 7: .home
      case 4, 8: .end
      case 3: .delete
      case 5: .pageUp
      case 6: .pageDown
      default: nil
      }
    default: nil
    }
  }
}
