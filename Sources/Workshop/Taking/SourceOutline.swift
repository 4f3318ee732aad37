import SourceScan

/// What one file gives to others and what it mentions of theirs, as far as its words tell.
///
/// Nothing is compiled, so a word stands for whatever has that name: a file may be said to need one
/// too many.
struct SourceOutline: Sendable {
  private(set) var imports: Set<String> = []
  /// The types, functions and values that are declared at the top.
  private(set) var declared: Set<String> = []
  /// What extensions add to a type: words with which it is asked for.
  private(set) var additions: [String: Set<String>] = [:]
  /// The types that conform to something, each with what stands behind its colon.
  private(set) var conformances: [String: Set<String>] = [:]
  private(set) var words: Set<String> = []
  /// How many tests of Swift Testing it has.
  private(set) var testCount = 0

  /// For each open brace, the type that it extends, or nothing.
  private var scopes: [String] = []
  private var next = ""

  init(_ source: String) {
    let tokens = Lexer.words(of: source)
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index] : "" }
    for (index, token) in tokens.enumerated() {
      switch token {
      case "{":
        scopes.append(next)
        next = ""
      case "}": _ = scopes.popLast()
      case "@": if text(index + 1) == "Test" { testCount += 1 }
      case _ where token.first?.isLetter == true || token.hasPrefix("_"):
        if text(index - 1) != "import" { words.insert(token) }
        if text(index - 1) != "." { readWord(token, text, at: index) }
      default: break
      }
    }
  }

  private mutating func readWord(_ word: String, _ text: (Int) -> String, at index: Int) {
    switch word {
    case "import":
      let kinds = ["struct", "class", "enum", "func", "protocol", "var"]
      imports.insert(text(index + (kinds.contains(text(index + 1)) ? 2 : 1)))
    case "extension": readExtension(text, after: index)
    default: readDeclaration(word, text(index + 1), text, after: index)
    }
  }

  private mutating func readExtension(_ text: (Int) -> String, after index: Int) {
    let base = text(index + 1) == "[" ? text(index + 2) : text(index + 1)
    next = base
    let others = header(text, after: index)
    if !others.isEmpty { conformances[base, default: []].formUnion(others) }
  }

  private mutating func readDeclaration(
    _ keyword: String,
    _ name: String,
    _ text: (Int) -> String,
    after index: Int
  ) {
    let isType = ["struct", "class", "enum", "actor", "protocol"].contains(keyword)
    let isMember = ["func", "var", "let", "typealias"].contains(keyword)
    // No word asks for an operator.
    guard isType || isMember, !["func", "var", "let"].contains(name),
      name.first?.isLetter == true || name.hasPrefix("_")
    else { return }
    switch scopes.last {
    case nil: declared.insert(name)
    case "": break
    case let base?: additions[base, default: []].insert(name)
    }
    guard isType else { return }
    conformances[name, default: []].formUnion(header(text, after: index))
  }

  /// The words behind the colon, up to the brace.
  private func header(_ text: (Int) -> String, after index: Int) -> Set<String> {
    var words: Set<String> = []
    var isBehindColon = false
    for index in (index + 1)..<(index + 64) {
      let word = text(index)
      if word == "{" || word == "where" || word.isEmpty { break }
      if isBehindColon, word.first?.isLetter == true { words.insert(word) }
      if word == ":" { isBehindColon = true }
    }
    return words
  }
}
