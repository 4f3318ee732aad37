import SourceScan

/// What one file gives to others and what it mentions of theirs, as far as its words tell.
///
/// Nothing is compiled, so a word stands for whatever has that name: a file is said to need another
/// one rather too often than not.
struct SourceOutline: Sendable {
  private(set) var imports: Set<String> = []
  /// The types, functions and values that are declared at the top.
  private(set) var declared: Set<String> = []
  /// What extensions add to a type: words with which it is asked for.
  private(set) var additions: [String: Set<String>] = [:]
  /// The words with which something of it is asked for.
  var names: Set<String> { additions.values.reduce(declared) { $0.union($1) } }
  /// The types that extensions give a conformance, an initialiser, a subscript or an operator. No
  /// word asks for these.
  private(set) var extended: Set<String> = []
  /// The types that conform to something, each with what stands behind its colon.
  private(set) var conformances: [String: Set<String>] = [:]
  private(set) var words: Set<String> = []
  /// Whether a program begins here.
  private(set) var isEntry = false
  /// How many tests of Swift Testing it has.
  private(set) var testCount = 0
  /// Whether it looks for files from where it lies itself.
  private(set) var knowsItsPlace = false

  private var scopes: [Scope] = []
  private var next = Scope.other

  private enum Scope: Equatable {
    case type
    case `extension`(of: String)
    case other
  }

  init(_ source: String) {
    let tokens = Lexer.words(of: source)
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index] : "" }
    for (index, token) in tokens.enumerated() {
      switch token {
      case "{":
        scopes.append(next)
        next = .other
      case "}": _ = scopes.popLast()
      case "@":
        isEntry = isEntry || text(index + 1) == "main"
        if text(index + 1) == "Test" { testCount += 1 }
      case "#filePath":
        knowsItsPlace = knowsItsPlace || text(index - 1) == ":" && text(index - 4) == "URL"
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
    next = .extension(of: base)
    let others = header(text, after: index)
    if !others.isEmpty {
      extended.insert(base)
      conformances[base, default: []].formUnion(others)
    }
  }

  private mutating func readDeclaration(
    _ keyword: String,
    _ name: String,
    _ text: (Int) -> String,
    after index: Int
  ) {
    let isType = ["struct", "class", "enum", "actor", "protocol"].contains(keyword)
    let isMember = ["func", "var", "let", "typealias"].contains(keyword)
    guard isType || isMember || ["init", "subscript"].contains(keyword),
      !["func", "var", "let"].contains(name)
    else { return }
    guard isType || isMember, name.first?.isLetter == true || name.hasPrefix("_") else {
      // An initialiser, a subscript, an operator.
      if case .extension(let base) = scopes.last { extended.insert(base) }
      return
    }
    switch scopes.last {
    case nil: declared.insert(name)
    case .extension(let base): additions[base, default: []].insert(name)
    default: break
    }
    guard isType else { return }
    next = .type
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
