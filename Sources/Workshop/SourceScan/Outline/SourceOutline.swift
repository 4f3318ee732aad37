/// What one file gives to others and what it mentions of theirs, as far as its words tell.
///
/// Nothing is compiled, so a word stands for whatever has that name: a file is said to need another one
/// rather too often than not.
package struct SourceOutline: Sendable {
  package private(set) var imports: Set<String> = []
  /// The types, functions and values that are declared at the top.
  package private(set) var declared: Set<String> = []
  /// What extensions add to a type: a word with which it is asked for.
  package private(set) var members: Set<String> = []
  /// The types that extensions give a conformance, or a way to be made. No word asks for these.
  package private(set) var extended: Set<String> = []
  /// The types that conform to something, each with what stands behind its colon.
  package private(set) var conformances: [String: Set<String>] = [:]
  package private(set) var words: Set<String> = []
  /// Whether a program begins here.
  package private(set) var isEntry = false
  /// Whether it looks for files from where it lies itself.
  package private(set) var knowsItsPlace = false

  private var scopes: [Scope] = []
  private var next = Scope.other

  private enum Scope: Equatable {
    case type
    case `extension`(of: String)
    case other
  }

  package init(_ text: String) {
    var text = text
    text.withUTF8 { source in
      let tokens = Lexer.tokens(of: source, WordTable()).tokens
      read(
        tokens.map { token in
          let bytes = source[Int(token.start)..<Int(token.start + token.length)]
          return (token.kind, token.kind == .literal ? "" : String(decoding: bytes, as: UTF8.self))
        }
      )
    }
  }

  private mutating func read(_ tokens: [(kind: Token.Kind, text: String)]) {
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    for (index, token) in tokens.enumerated() {
      switch (token.kind, token.text) {
      case (.sign, "{"):
        scopes.append(next)
        next = .other
      case (.sign, "}"): _ = scopes.popLast()
      case (.sign, "@"): isEntry = isEntry || text(index + 1) == "main"
      case (.directive, "#filePath"):
        knowsItsPlace = knowsItsPlace || text(index - 1) == ":" && text(index - 4) == "URL"
      case (.word, let word):
        words.insert(word)
        guard text(index - 1) != "." else { break }
        if word == "import" {
          let isOfOne = ["struct", "class", "enum", "func", "protocol", "var"].contains(
            text(index + 1)
          )
          imports.insert(text(index + (isOfOne ? 2 : 1)))
        } else if word == "extension" {
          readExtension(text, after: index)
        } else {
          readDeclaration(word, text(index + 1), text, after: index)
        }
      default: break
      }
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
    let isOther = ["func", "var", "let", "typealias"].contains(keyword)
    guard isType || isOther || keyword == "init" else { return }
    guard !["func", "var", "let", ""].contains(name), name.first?.isLetter == true || name == "_"
    else {
      if keyword == "init", case .extension(let base) = scopes.last { extended.insert(base) }
      return
    }
    switch scopes.last {
    case nil: declared.insert(name)
    case .extension: members.insert(name)
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
