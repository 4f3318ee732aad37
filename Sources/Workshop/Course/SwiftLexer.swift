/// A piece of Swift source: a word, a sign, or the place of a literal.
package struct SwiftToken: Sendable {
  package enum Kind: Sendable {
    case word
    case sign
    case literal
    /// `#if`, `#Preview`: its text is the word behind the number sign.
    case directive
    case endOfFile
  }

  package let kind: Kind

  /// Empty for a literal.
  package let text: String

  /// Whether it is the first one on its line.
  package let beginsLine: Bool

  /// Where it stands, in bytes from the start of the file. Of a string, that is where it begins.
  package let range: Range<Int>

  package func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  package func isWord(_ word: String) -> Bool { kind == .word && text == word }

  package func isWord(_ words: Set<String>) -> Bool { kind == .word && words.contains(text) }

  package func isSame(as other: SwiftToken) -> Bool { kind == other.kind && text == other.text }
}

/// Reads Swift as Swift: comments that nest, strings of every kind with code inside them, regular
/// expressions, backticks, a shebang. Broken code is read as far as it goes.
///
/// The lexer works on bytes, since all that it looks for is ASCII. What is above ASCII counts as a
/// letter.
package struct SwiftLexer {
  private let source: [UInt8]
  private var position = 0
  private var beginsLine = true
  /// How many parentheses are open in the code that is being read.
  private var depth = 0
  /// The strings in whose interpolations that code stands, the innermost one last. It is no
  /// recursion: code that a machine has written may nest deeper than a stack is.
  private var openStrings: [OpenString] = []

  private struct OpenString {
    let quotes: Int
    let signs: Int
    /// How many parentheses are open around it.
    var depth = 0
  }

  package private(set) var tokens: [SwiftToken] = []

  /// Where each comment begins and ends, in bytes.
  package private(set) var comments: [Range<Int>] = []

  package init(_ text: String) { self.init(Array(text.utf8)) }

  package init(_ source: [UInt8]) {
    self.source = source
    if byte(at: 0) == "#", byte(at: 1) == "!" { skipLine() }
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    readCode()
    add(.endOfFile, from: position)
  }

  private func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  /// Reads tokens to the end of the file.
  private mutating func readCode() {
    while position < source.count {
      let start = position
      let next = source[position]
      switch next {
      case "\n", "\r":
        beginsLine = true
        position += 1
      case " ", "\t", 0:
        position += 1
      case "/" where byte(at: position + 1) == "/":
        skipLine()
        comments.append(start..<position)
      case "/" where byte(at: position + 1) == "*":
        skipBlockComment()
        comments.append(start..<position)
      case "/" where isRegularExpression():
        skipRegularExpression(signs: 0)
        add(.literal, from: start)
      case "\"":
        readString(signs: 0)
      case "#":
        readAfterNumberSign()
      case "`":
        position += 1
        while position < source.count, source[position] != "`", source[position] != "\n" {
          position += 1
        }
        addWord(from: start + 1, to: position)
        position += 1
      case _ where next.isDigit:
        skipNumber()
        add(.literal, from: start)
      case _ where next.isLetter:
        repeat { position += 1 } while byte(at: position).isLetter || byte(at: position).isDigit
        addWord(from: start, to: position)
      default:
        position += 1
        if next == ")", depth == 0, let string = openStrings.popLast() {
          depth = string.depth
          readRest(of: string)
          continue
        }
        if next == "(" { depth += 1 }
        if next == ")" { depth = max(0, depth - 1) }
        add(.sign, from: start)
      }
    }
  }

  private mutating func addWord(from start: Int, to end: Int) {
    if end > start { add(.word, from: start, to: end) }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int? = nil) {
    let range = start..<(end ?? position)
    let hasText = kind != .literal && kind != .endOfFile
    tokens.append(
      SwiftToken(
        kind: kind,
        text: hasText ? String(decoding: source[range], as: UTF8.self) : "",
        beginsLine: beginsLine,
        range: range
      )
    )
    beginsLine = false
  }

  private mutating func skipLine() {
    while position < source.count, source[position] != "\n", source[position] != "\r" {
      position += 1
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < source.count {
      if source[position] == "/", byte(at: position + 1) == "*" {
        (depth, position) = (depth + 1, position + 2)
      } else if source[position] == "*", byte(at: position + 1) == "/" {
        (depth, position) = (depth - 1, position + 2)
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// `1_000.5e-3`, `0xFF`: the point belongs to it if a digit follows.
  private mutating func skipNumber() {
    while byte(at: position).isDigit || byte(at: position).isLetter
      || byte(at: position) == "." && byte(at: position + 1).isDigit
    {
      position += 1
    }
  }

  /// `#"raw"#`, `#/a regular expression/#`, `#if`, `#Preview`.
  private mutating func readAfterNumberSign() {
    let start = position
    while byte(at: position) == "#" { position += 1 }
    let signs = position - start
    switch byte(at: position) {
    case "\"":
      readString(signs: signs)
    case "/":
      skipRegularExpression(signs: signs)
      add(.literal, from: start)
    default:
      let word = position
      while byte(at: position).isLetter || byte(at: position).isDigit { position += 1 }
      add(.directive, from: word)
    }
  }
}

extension SwiftLexer {
  /// A string with as many number signs; what is interpolated is code, and is read as code.
  private mutating func readString(signs: Int) {
    let start = position
    let isLong = byte(at: position + 1) == "\"" && byte(at: position + 2) == "\""
    let quotes = isLong ? 3 : 1
    position += quotes
    add(.literal, from: start)
    readRest(of: OpenString(quotes: quotes, signs: signs))
  }

  /// Reads to the end of the string, or to the interpolation that comes first.
  private mutating func readRest(of string: OpenString) {
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
  private func isRegularExpression() -> Bool {
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

  private mutating func skipRegularExpression(signs: Int) {
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

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 48 < 10 }

  /// A letter, an underscore, a dollar sign, or a part of a character above ASCII.
  fileprivate var isLetter: Bool {
    (self | 32) &- 97 < 26 || self == 95 || self == 36 || self >= 128
  }
}

// So that a byte is compared with a sign as one reads it: `byte == "/"`.

private func == (byte: UInt8, sign: Unicode.Scalar) -> Bool { byte == UInt8(ascii: sign) }

private func != (byte: UInt8, sign: Unicode.Scalar) -> Bool { byte != UInt8(ascii: sign) }

private func ~= (sign: Unicode.Scalar, byte: UInt8) -> Bool { byte == UInt8(ascii: sign) }
