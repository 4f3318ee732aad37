/// Reads Swift as Swift: comments that nest, strings of every kind with code inside them, regular
/// expressions, backticks, a shebang. Broken code is read as far as it goes.
///
/// The lexer works on bytes, since all that it looks for is ASCII. What is above ASCII counts as a
/// letter.
package struct SwiftLexer {
  let source: [UInt8]
  var position = 0
  var beginsLine = true
  /// How many parentheses are open in the code that is being read.
  var depth = 0
  /// The strings in whose interpolations that code stands, the innermost one last. It is no
  /// recursion: code that a machine has written may nest deeper than a stack is.
  var openStrings: [OpenString] = []

  struct OpenString {
    let quotes: Int
    let signs: Int
    /// How many parentheses are open around it.
    var depth = 0
  }

  package internal(set) var tokens: [SwiftToken] = []

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

  func byte(at index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

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

  mutating func add(_ kind: SwiftToken.Kind, from start: Int, to end: Int? = nil) {
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

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 48 < 10 }

  /// A letter, an underscore, a dollar sign, or a part of a character above ASCII.
  fileprivate var isLetter: Bool {
    (self | 32) &- 97 < 26 || self == 95 || self == 36 || self >= 128
  }
}
