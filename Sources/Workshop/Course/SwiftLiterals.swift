/// Strings and regular expressions.
extension SwiftLexer {
  /// A string with as many number signs; what is interpolated is code, and is read as code.
  mutating func readString(signs: Int) {
    let start = position
    let isLong = byte(at: position + 1) == "\"" && byte(at: position + 2) == "\""
    let quotes = isLong ? 3 : 1
    position += quotes
    add(.literal, from: start)
    readRest(of: OpenString(quotes: quotes, signs: signs))
  }

  /// Reads to the end of the string, or to the interpolation that comes first.
  mutating func readRest(of string: OpenString) {
    let (quotes, signs) = (string.quotes, string.signs)
    while position < source.count {
      switch source[position] {
      case "\n" where quotes == 1: return
      case "\"" where isRepeated(quotes) && hasSigns(signs, at: position + quotes):
        position += quotes + signs
        return
      case "\\" where hasSigns(signs, at: position + 1):
        position += 1 + signs
        let isInterpolated = byte(at: position) == "("
        position += 1
        if isInterpolated {
          openStrings.append(OpenString(quotes: quotes, signs: signs, depth: depth))
          depth = 0
          return
        }
      default:
        position += 1
      }
    }
  }

  private func isRepeated(_ quotes: Int) -> Bool {
    quotes == 1 || byte(at: position + 1) == "\"" && byte(at: position + 2) == "\""
  }

  private func hasSigns(_ count: Int, at index: Int) -> Bool {
    var index = index
    for _ in 0..<count {
      guard byte(at: index) == "#" else { return false }
      index += 1
    }
    return true
  }

  /// Whether this slash begins a regular expression: it stands where a value begins, touches what
  /// follows, and another slash ends it on this line.
  func isRegularExpression() -> Bool {
    switch byte(at: position + 1) {
    case " ", "\t", "\n", 0, ")": return false
    default: break
    }
    if let last = tokens.last, !beginsLine || last.isSign(".") {
      switch last.kind {
      case .literal: return false
      case .word: guard Self.valueWords.contains(last.text) else { return false }
      case .sign where last.isSign(")") || last.isSign("]") || last.isSign("}"): return false
      default: break
      }
    }
    var index = position + 1
    while index < source.count, source[index] != "\n" {
      if source[index] == "/" { return true }
      index += source[index] == "\\" ? 2 : 1
    }
    return false
  }

  /// `return /x/`: after such a word, a value begins.
  private static let valueWords: Set = [
    "return", "in", "case", "try", "await", "where", "else",
  ]

  mutating func skipRegularExpression(signs: Int) {
    position += 1
    while position < source.count {
      switch source[position] {
      case "\n" where signs == 0: return
      case "\\": position += 2
      case "/" where hasSigns(signs, at: position + 1):
        position += 1 + signs
        return
      default: position += 1
      }
    }
  }
}

// So that a byte is compared with a sign as one reads it: `byte == "/"`.

func == (byte: UInt8, sign: Unicode.Scalar) -> Bool { byte == UInt8(ascii: sign) }

func != (byte: UInt8, sign: Unicode.Scalar) -> Bool { byte != UInt8(ascii: sign) }

func ~= (sign: Unicode.Scalar, byte: UInt8) -> Bool { byte == UInt8(ascii: sign) }
