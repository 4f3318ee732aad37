/// Reads Swift as Swift: comments that nest, strings of every kind with code inside them, regular
/// expressions, backticks, a shebang. Broken code is read as far as it goes.
///
/// The lexer works on bytes, since all that it looks for is ASCII. What is above ASCII counts as a
/// letter.
package struct Lexer {
  let source: UnsafeBufferPointer<UInt8>
  private let table: WordTable
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

  private(set) var tokens: ContiguousArray<Token> = []

  /// Where a comment begins and ends: in one of them, a place may be accepted.
  private(set) var comments: [Range<Int>] = []

  init(_ source: UnsafeBufferPointer<UInt8>, _ table: WordTable) {
    self.source = source
    self.table = table
    tokens.reserveCapacity(source.count / 5)
    if byte(at: 0) == "#", byte(at: 1) == "!" { skipLine() }
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  static func tokens(of source: UnsafeBufferPointer<UInt8>, _ table: WordTable) -> Lexer {
    var lexer = Lexer(source, table)
    lexer.readCode()
    lexer.add(.endOfFile, from: lexer.position)
    return lexer
  }

  /// The words and signs of a source as text. A literal is empty; what is interpolated in it
  /// follows.
  package static func words(of text: String) -> [String] {
    var text = text
    return text.withUTF8 { source in
      tokens(of: source, WordTable()).tokens.map { token in
        guard token.kind != .literal else { return "" }
        let bytes = source[Int(token.start)..<Int(token.start + token.length)]
        return String(decoding: bytes, as: UTF8.self)
      }
    }
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
        add(.sign, code: UInt16(next), from: start)
      }
    }
  }

  private mutating func addWord(from start: Int, to end: Int) {
    guard end > start else { return }
    add(.word, code: table.code(of: source, start, end - start), from: start, to: end)
  }

  mutating func add(
    _ kind: Token.Kind,
    code: UInt16 = 0,
    from start: Int,
    to end: Int? = nil
  ) {
    tokens.append(
      Token(
        kind: kind,
        beginsLine: beginsLine,
        code: code,
        start: Int32(start),
        length: Int32((end ?? position) - start)
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
      let code = word == position ? 0 : table.code(of: source, word, position - word)
      add(.directive, code: code, from: start)
    }
  }
}
