/// The value of a property as text, without escapes.
extension Property {
  /// The whole value: `FN:O'Neil\, Anna` is `O'Neil, Anna`.
  var text: String { text(of: value) }

  /// The value cut at its semicolons: `N:family;given` and `ORG:company;unit`.
  var components: [Bytes] { value.split(at: .semicolon) }

  /// A value, or a part of one, cut at its commas: `N:Curie;Marie,Salomea`.
  func list(_ part: Bytes) -> [String] {
    part.split(at: .comma).map(text).filter { !$0.isEmpty }
  }

  /// On one line, and without what commands a terminal.
  func text(of part: Bytes) -> String {
    let plain = part.position(of: .backslash) == nil ? part : part.unescaped
    return plain.text.withoutControls.oneLine
  }
}

extension Bytes {
  /// The parts between separators; one after a backslash does not separate.
  fileprivate func split(at separator: UInt8) -> [Bytes] {
    guard position(of: separator) != nil else { return [self] }
    var parts: [Bytes] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      if self[index] == .backslash {
        index += 2
        continue
      }
      if self[index] == separator {
        parts.append(self[start..<index])
        start = index + 1
      }
      index += 1
    }
    parts.append(self[start...])
    return parts
  }

  /// `\n` and `\N` are a new line, `\,` `\;` `\:` and `\\` the character itself. Any other
  /// backslash stays: it was meant.
  fileprivate var unescaped: Bytes {
    var result: Bytes = []
    result.reserveCapacity(count)
    var index = startIndex
    while index < endIndex {
      let escaped = self[index] == .backslash && index + 1 < endIndex ? self[index + 1] : nil
      switch escaped {
      case UInt8(ascii: "n"), UInt8(ascii: "N"):
        result.append(.lineFeed)
      case .comma, .semicolon, .colon, .backslash:
        result.append(self[index + 1])
      default:
        result.append(self[index])
        index += 1
        continue
      }
      index += 2
    }
    return result
  }
}
