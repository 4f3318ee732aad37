/// Walks through the tokens of one file, tracks the scope that each is in, and matches the rules.
struct FileScanner {
  let tokens: [SwiftToken]
  var result: FileScan
  private var scopes: [Scope]
  /// The scopes at each `#if` that is open.
  private var scopesAtConditions: [[Scope]] = []
  /// The scope of the next brace, if it differs from the one around it.
  private var nextScope: Scope?

  /// The code between two braces.
  struct Scope {
    var role: CodeRole
    /// The type whose body it is; empty for the file, whose declarations others see as well; nil
    /// for the body of a function or a closure.
    var type: String?
    var isInPrivateType = false
    /// Whether it is the body of a type that is no class, or of a `@Model`.
    var isValue = false
    var negligible: Set<DependencyKind> = []
    /// The number of open parentheses.
    var depth = 0
    /// The role of the declaration that is being read: of `static let liveValue = …`.
    var roleOfMember: CodeRole?

    var currentRole: CodeRole { roleOfMember ?? role }
    var isBodyOfType: Bool { type != nil }
  }

  init(_ path: String, _ lexer: SwiftLexer) {
    tokens = lexer.tokens
    result = FileScan(path: path)
    scopes = [Scope(role: CodeRole(path: path), type: "")]
  }

  mutating func read() {
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .word: readWord(at: index)
      case .sign: readSign(token, at: index)
      case .directive: readDirective(token, at: index)
      case .literal, .endOfFile: break
      }
    }
  }

  /// The token at an index; before the file its first one, behind the file its last.
  func token(_ index: Int) -> SwiftToken {
    tokens[min(max(index, 0), tokens.count - 1)]
  }
}

// Scopes.
extension FileScanner {
  var scope: Scope {
    get { scopes[scopes.count - 1] }
    set { scopes[scopes.count - 1] = newValue }
  }

  /// A scope in this one.
  private func inner(_ role: CodeRole? = nil) -> Scope {
    Scope(
      role: role ?? scope.currentRole,
      isInPrivateType: scope.isInPrivateType,
      negligible: scope.negligible
    )
  }

  private mutating func readSign(_ token: SwiftToken, at index: Int) {
    switch token.text {
    case "{":
      scopes.append(nextScope ?? inner())
      nextScope = nil
    case "}":
      guard scopes.count > 1 else { return }
      let closed = scopes.removeLast()
      // `#Preview { … } timeline: { … }`: the second closure is what the first one is.
      if self.token(index + 1).kind == .word, self.token(index + 2).isSign(":"),
        self.token(index + 3).isSign("{")
      {
        nextScope = inner(closed.role)
      }
    case "(", "[": scope.depth += 1
    case ")", "]": scope.depth = max(0, scope.depth - 1)
    case ".": matchRules(firstWord: index + 1, from: index)
    case "@", ">", ":":
      if self.token(index + 1).isWord("main"), token.isSign("@") { result.isEntryPoint = true }
      matchRules(firstWord: index + 1, from: index)
    default: break
    }
  }

  /// Both branches of a condition begin in the scope before it: each may open a brace of its own.
  /// Code that is compiled for debugging alone is for previews.
  private mutating func readDirective(_ token: SwiftToken, at index: Int) {
    switch token.text {
    case "if":
      scopesAtConditions.append(scopes)
      if self.token(index + 1).isWord("DEBUG"), self.token(index + 2).beginsLine,
        scope.role == .feature
      {
        scope.role = .preview
      }
    case "else", "elseif":
      if let scopes = scopesAtConditions.last { self.scopes = scopes }
    case "endif":
      if let before = scopesAtConditions.popLast()?.last { scope.role = before.role }
    case "Preview": nextScope = inner(.preview)
    default: break
    }
  }

  private mutating func readWord(at index: Int) {
    let word = tokens[index]
    let isMember = index > 0 && token(index - 1).isSign(".")
    let isLabel = token(index + 1).isSign(":")
    if !isMember, !isLabel, scope.depth == 0, word.isWord(KnownWords.declarations) {
      scope.roleOfMember = nil
      readDeclaration(at: index)
    }
    if word.isWord("prepareDependencies") { nextScope = inner(.live) }
    if scope.isBodyOfType, scope.depth == 0, token(index - 1).isWord("case") {
      declare(word.text)
      result.cases.insert(word.text)
    }
    if !isMember {
      matchRules(firstWord: index, from: index)
      matchSingleton(at: index)
    }
  }

  private mutating func readDeclaration(at index: Int) {
    let (keyword, name) = (tokens[index], token(index + 1))
    guard name.kind == .word else { return }
    if keyword.isWord(KnownWords.types) {
      guard !name.isWord(KnownWords.functions), !name.isWord(KnownWords.variables) else {
        return  // `class func`, `class var`: it is read at its own keyword.
      }
      if !keyword.isWord("extension") { declare(name.text) }
      let isClass = keyword.isWord("class") || keyword.isWord("actor")
      if isClass { result.classes.insert(name.text) }
      let isModel = (1...3).contains {
        token(index - $0).isWord("Model") && token(index - $0 - 1).isSign("@")
      }
      nextScope = scope(ofType: name.text, from: index + 2)
      nextScope?.isValue = !isClass || isModel
      if [1, 2].contains(where: { token(index - $0).isWord(KnownWords.privateModifiers) }) {
        nextScope?.isInPrivateType = true
      }
    } else if keyword.isWord(KnownWords.functions) || keyword.isWord(KnownWords.variables) {
      let isStatic = token(index - 1).isWord("static")
      let isSingleton = isStatic && name.isWord(KnownWords.singletons)
      if keyword.isWord(KnownWords.functions) || isStatic && !isSingleton { declare(name.text) }
      guard let type = scope.type else { return }
      // `extension JSONDecoder { static let shared = … }` is one's own as well.
      if isSingleton { result.declared.insert(type) }
      if name.isWord("liveValue") { result.hasLiveValue = true }
      if name.isWord(KnownWords.liveMembers) || name.text.isNameOfLiveCode || isEndpoint(index + 2)
      {
        scope.roleOfMember = .live
      } else if scope.role != .test, KnownWords.isTestDouble(name.text) {
        scope.roleOfMember = .preview
      }
    } else if keyword.isWord("import") {
      result.imports.insert((name.isWord(KnownWords.declarations) ? token(index + 2) : name).text)
    }
  }

  /// `var now: () -> Date = { Date() }`: an endpoint with its live value, or with the placeholder
  /// that `@DependencyClient` wants.
  private func isEndpoint(_ index: Int) -> Bool {
    guard token(index).isSign(":") else { return false }
    let end = (index..<index + 32).first { token($0).isSign("=") || token($0).isSign("{") } ?? index
    return token(end).isSign("=") && token(end + 1).isSign("{")
      && (index..<end).contains { token($0).isSign("-") && token($0 + 1).isSign(">") }
  }

  private mutating func declare(_ name: String) {
    result.declared.insert(name)
    if scopes.count == 1 { result.declaredAtTop.insert(name) }
  }

  /// The scope of a type's body, by its name and by the list behind its colon.
  private func scope(ofType name: String, from start: Int) -> Scope {
    let end = tokens[start...].firstIndex { token in
      token.isSign("{") || token.kind == .endOfFile
        || token.beginsLine && token.isWord(KnownWords.declarations)
    }
    let words = tokens[start..<(end ?? start)].filter { $0.kind == .word }
    var inner = inner()
    inner.type = name
    inner.negligible.formUnion(words.flatMap { KnownWords.negligible[$0.text] ?? [] })
    if let role = words.compactMap({ KnownWords.roles[$0.text] }).first {
      inner.role = role
    } else if name.isNameOfLiveCode {
      inner.role = .live
    }
    return inner
  }
}
