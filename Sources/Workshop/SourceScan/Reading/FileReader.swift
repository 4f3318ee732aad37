/// Walks through the tokens of one file, knows at each where it stands, and holds the rules against
/// it.
struct FileReader {
  let tokens: [SwiftToken]
  var report: FileReport
  var scopes: [Scope]
  private var atConditions: [[Scope]] = []
  /// What the next brace opens, if it is more than a part of the scope around it.
  private var nextScope: Scope?

  /// What is between two braces.
  struct Scope {
    var place: Place
    /// The type whose body it is; nil for the file. What is declared in both can be seen from
    /// outside.
    var type: String?
    /// Whether SwiftUI makes it: what it declares with `@AppStorage` is part of the screen.
    var isView = false
    /// Whether no other file sees it.
    var isPrivate = false
    /// Confetti may fall as it likes: no test asks where, or when.
    var isDecoration = false
    var depth = 0
    /// What the declaration that is being read makes of the place: a `static let liveValue = …`.
    var member: Place?

    var current: Place { member ?? place }
    var isType: Bool { type != nil }
  }

  init(_ path: String, _ lexer: SwiftLexer) {
    tokens = lexer.tokens
    report = FileReport(path: path)
    report.isEntry = path == "main.swift" || path.hasSuffix("/main.swift")
    scopes = [Scope(place: Place(path: path), type: "")]
    scopes[0].isDecoration = KnownWords.isDecoration(path.split(separator: "/").last ?? "")
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

  /// The token at a place; in front of all of them the first one, and behind them the last.
  func token(_ index: Int) -> SwiftToken {
    tokens[min(max(index, 0), tokens.count - 1)]
  }
}

// Scopes.
extension FileReader {
  var scope: Scope {
    get { scopes[scopes.count - 1] }
    set { scopes[scopes.count - 1] = newValue }
  }

  /// A scope in this one.
  private func inner(_ place: Place? = nil) -> Scope {
    var inner = scope
    inner.place = place ?? scope.current
    inner.type = nil
    inner.depth = 0
    inner.member = nil
    return inner
  }

  private mutating func readSign(_ token: SwiftToken, at index: Int) {
    switch token.text {
    case "{":
      scopes.append(nextScope ?? inner())
      nextScope = nil
    case "}":
      if scopes.count > 1 { scopes.removeLast() }
    case "(", "[": scope.depth += 1
    case ")", "]": scope.depth = max(0, scope.depth - 1)
    case ".": matchRules(firstWord: index + 1, beginning: index)
    case "@", ">", ":":
      if self.token(index + 1).isWord("main"), token.isSign("@") { report.isEntry = true }
      matchRules(firstWord: index + 1, beginning: index)
    default: break
    }
  }

  /// Both branches of a condition begin in the scope before it: each may open a brace of its own.
  /// What is compiled for debugging alone is for previews.
  private mutating func readDirective(_ token: SwiftToken, at index: Int) {
    switch token.text {
    case "if":
      atConditions.append(scopes)
      if self.token(index + 1).isWord("DEBUG"), self.token(index + 2).beginsLine,
        scope.place == .feature
      {
        scope.place = .preview
      }
    case "else", "elseif":
      if let scopes = atConditions.last { self.scopes = scopes }
    case "endif":
      if let before = atConditions.popLast()?.last { scope.place = before.place }
    case "Preview": nextScope = inner(.preview)
    default: break
    }
  }

  private mutating func readWord(at index: Int) {
    let word = tokens[index]
    let isMember = index > 0 && token(index - 1).isSign(".") && !isOfModule(index)
    let isLabel = token(index + 1).isSign(":")
    if !isMember, !isLabel, scope.depth == 0, word.isWord(KnownWords.declarations) {
      scope.member = nil
      readDeclaration(at: index)
    }
    if word.isWord("prepareDependencies") { nextScope = inner(.live) }
    if scope.isType, scope.depth == 0, isCase(index) { declare(word.text) }
    if !isMember {
      matchRules(firstWord: index, beginning: index)
      matchSingleton(at: index)
    }
  }

  /// `case later, now`: a member of one's own.
  private func isCase(_ index: Int) -> Bool {
    guard token(index - 1).isSign(",") else { return token(index - 1).isWord("case") }
    let first = tokens[..<index].last { $0.isWord("case") || $0.isSign("{") || $0.beginsLine }
    return first?.isWord("case") == true
  }

  private mutating func readDeclaration(at index: Int) {
    let (keyword, name) = (tokens[index], token(index + 1))
    guard name.kind == .word else { return }
    if keyword.isWord(KnownWords.types) {
      guard !name.isWord(KnownWords.functions), !name.isWord(KnownWords.variables) else {
        return  // `class func`, `class var`: it is read at its own keyword.
      }
      if !keyword.isWord("extension") { declare(name.text) }
      if keyword.isWord("class") || keyword.isWord("actor") { report.references.insert(name.text) }
      nextScope = scope(ofType: name.text, from: index + 2)
      if [1, 2].contains(where: { token(index - $0).isWord(KnownWords.unseen) }) {
        nextScope?.isPrivate = true
      }
    } else if keyword.isWord(KnownWords.functions) || keyword.isWord(KnownWords.variables) {
      let isStatic = token(index - 1).isWord("static")
      if keyword.isWord(KnownWords.functions) || isStatic { declare(name.text) }
      guard let type = scope.type else { return }
      // `extension JSONDecoder { static let shared = … }` is one's own as well.
      if isStatic, name.isWord(KnownWords.singletons) { report.declared.insert(type) }
      if name.isWord("liveValue") { report.hasLiveValue = true }
      if name.isWord(KnownWords.liveMembers) || name.text.namesWhatIsLive || isEndpoint(index + 2) {
        scope.member = .live
      } else if name.isWord(KnownWords.substitutes) {
        scope.member = .preview
      }
    } else if keyword.isWord("import") {
      report.imports.insert((name.isWord(KnownWords.declarations) ? token(index + 2) : name).text)
    }
  }

  /// `var now: () -> Date = { Date() }`: an endpoint with its live value.
  private func isEndpoint(_ index: Int) -> Bool {
    guard token(index).isSign(":") else { return false }
    let end = (index..<index + 32).first { token($0).isSign("=") || token($0).isSign("{") } ?? index
    return token(end).isSign("=") && token(end + 1).isSign("{")
      && (index..<end).contains { token($0).isSign("-") && token($0 + 1).isSign(">") }
  }

  private mutating func declare(_ name: String) {
    report.declared.insert(name)
    if scopes.count == 1 { report.declaredAtTop.insert(name) }
  }

  /// What the name of a type and the list behind its colon say of its body.
  private func scope(ofType name: String, from start: Int) -> Scope {
    let end = tokens[start...].firstIndex { token in
      token.isSign("{") || token.kind == .endOfFile
        || token.beginsLine && token.isWord(KnownWords.declarations)
    }
    let words = tokens[start..<(end ?? start)].filter { $0.kind == .word }
    var inner = inner()
    inner.type = name
    inner.isView = words.contains { $0.isWord(KnownWords.views) }
    if KnownWords.isDecoration(name) || words.contains(where: { $0.isWord(KnownWords.drawn) }) {
      inner.isDecoration = true
    }
    if let place = words.compactMap({ KnownWords.places[$0.text] }).first {
      inner.place = place
    } else if name.namesWhatIsLive {
      inner.place = .live
    }
    return inner
  }
}
