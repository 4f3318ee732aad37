/// Reads Swift as Swift: comments that nest, strings of every kind with code inside them,
/// backticks, a shebang. Broken code is read as far as it goes. A regular expression is read as
/// code: a quotation mark in it hides the rest of its line, and no more.
///
/// The lexer works on bytes, because all that it looks for is ASCII. What is above ASCII counts as
/// a letter.
struct SwiftLexer {
  private(set) var tokens: [SwiftToken] = []

  /// The lines that `// uncontrolled: reason` accepts: its own, or the next one if it has a line of
  /// its own.
  private(set) var acceptedLines: Set<Int> = []

  private let source: [UInt8]
  private var position = 0
  private var beginsLine = true

  /// The last place whose line was asked for, that line, and where it begins.
  private var counted = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String) {
    source = Array(text.utf8)
    if byte(at: 0) == "#", byte(at: 1) == "!" { skipLine() }
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    readCode()
    add(.endOfFile, from: min(position, source.count))
  }

  private func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  /// Reads tokens to the end of the file, or of the interpolation that they are in.
  private mutating func readCode(inString: Bool = false) {
    var depth = 0
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
        readComment(from: start)
      case "/" where byte(at: position + 1) == "*":
        skipBlockComment()
        readComment(from: start)
      case "\"":
        readString(signs: 0)
      case "#":
        readAfterNumberSign()
      case "`":
        position += 1
        while position < source.count, source[position] != "`", source[position] != "\n" {
          position += 1
        }
        if position > start + 1 { add(.word, from: start + 1) }
        position += 1
      case _ where next.isDigit:
        skipNumber()
        add(.literal, from: start)
      case _ where next.isLetter:
        skipWord()
        add(.word, from: start)
      default:
        position += 1
        if next == "(" { depth += 1 }
        if next == ")" {
          if inString, depth == 0 { return }
          depth = max(0, depth - 1)
        }
        add(.sign, from: start)
      }
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
    let hasText = kind != .literal && kind != .endOfFile
    let (line, column) = place(of: start)
    tokens.append(
      SwiftToken(
        kind: kind,
        text: hasText ? String(decoding: source[start..<position], as: UTF8.self) : "",
        line: line,
        column: column,
        beginsLine: beginsLine
      )
    )
    beginsLine = false
  }

  private mutating func readComment(from start: Int) {
    let comment = String(decoding: source[start..<position], as: UTF8.self)
    let text = comment.drop { "/* ".contains($0) }
    guard text.hasPrefix("uncontrolled:"), text.dropFirst(13).contains(where: \.isLetter) else {
      return
    }
    acceptedLines.insert(place(of: start).line + (beginsLine ? 1 : 0))
  }

  private mutating func place(of index: Int) -> (line: Int, column: Int) {
    while counted < index {
      counted += 1
      if source[counted - 1] == "\n" {
        line += 1
        lineStart = counted
      }
    }
    return (line, index - lineStart + 1)
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

  private mutating func skipWord() {
    while byte(at: position).isLetter || byte(at: position).isDigit { position += 1 }
  }

  /// `1_000.5e-3`, `0xFF`: the point belongs to it if a digit follows.
  private mutating func skipNumber() {
    skipWord()
    while byte(at: position) == ".", byte(at: position + 1).isDigit {
      position += 1
      skipWord()
    }
  }
}

// Strings and directives.
extension SwiftLexer {
  /// `#"raw"#`, `#if`, `#Preview`.
  private mutating func readAfterNumberSign() {
    let start = position
    while byte(at: position) == "#" { position += 1 }
    let signs = position - start
    if byte(at: position) == "\"" { return readString(signs: signs) }
    let word = position
    skipWord()
    add(.directive, from: word)
  }

  /// A string with as many number signs; what is interpolated is code, and is read as code.
  private mutating func readString(signs: Int) {
    let start = position
    let quotes = isNext("\"\"\"") ? "\"\"\"" : "\""
    let numberSigns = String(repeating: "#", count: signs)
    position += quotes.count
    add(.literal, from: start)
    while position < source.count {
      switch source[position] {
      case "\n" where quotes.count == 1: return
      case "\"" where isNext(quotes + numberSigns):
        position += quotes.count + signs
        return
      case "\\" where isNext("\\" + numberSigns):
        position += 2 + signs
        if byte(at: position - 1) == "(" { readCode(inString: true) }
      default:
        position += 1
      }
    }
  }

  private func isNext(_ text: String) -> Bool { source[position...].starts(with: text.utf8) }
}

extension UInt8 {
  var isDigit: Bool { self &- 48 < 10 }

  /// A letter, an underscore, a dollar sign, or a part of a character above ASCII.
  var isLetter: Bool {
    (self | 32) &- 97 < 26 || self == 95 || self == 36 || self >= 128
  }
}

// So that a byte is compared with a sign as one reads it: `byte == "/"`.

func == (byte: UInt8, sign: Unicode.Scalar) -> Bool { byte == UInt8(ascii: sign) }

func != (byte: UInt8, sign: Unicode.Scalar) -> Bool { byte != UInt8(ascii: sign) }

func ~= (sign: Unicode.Scalar, byte: UInt8) -> Bool { byte == UInt8(ascii: sign) }
