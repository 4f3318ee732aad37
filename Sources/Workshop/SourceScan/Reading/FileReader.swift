import Course

/// Walks through the tokens of one file, knows at each where it stands, and holds the rules against
/// it.
struct FileReader {
  private let source: [UInt8]
  let book: RuleBook
  var report: FileReport

  let tokens: [SwiftToken]
  let match: RuleMatch
  private let acceptances: Acceptances
  var scopes: [Scope]
  private var atConditions: [[Scope]] = []

  /// The types of this file that a framework draws and moves.
  var decorations: Set<String> = []
  private static let drawn: Set = ["CAEmitterLayer", "SCNNode", "SCNView", "SKNode", "SKScene"]

  private var nextBrace: Place?
  private var nextName: String?
  private var nextIsView = false
  private var nextIsPrivate = false

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
    var depth = 0
    /// What the declaration that is being read makes of the place: a `static let liveValue = …`.
    var member: Place?

    var current: Place { member ?? place }
    var isType: Bool { type != nil }
  }

  init(_ path: String, _ source: [UInt8], _ book: RuleBook) {
    let lexer = SwiftLexer(source)
    (self.source, self.book) = (source, book)
    tokens = lexer.tokens
    match = RuleMatch(tokens: tokens)
    acceptances = Acceptances(comments: lexer.comments, source: source)
    report = FileReport(path: path)
    report.isEntry = path == "main.swift" || path.hasSuffix("/main.swift")
    scopes = [Scope(place: Place(path: path), type: "")]
  }

  mutating func read() {
    var index = 0
    while tokens[index].kind != .endOfFile {
      let token = tokens[index]
      switch token.kind {
      case .word: readWord(at: index)
      case .sign: readSign(token, at: index)
      case .directive: readDirective(token, at: index)
      case .literal, .endOfFile: break
      }
      index += 1
    }
    let lines = LineNumbers(source)
    report.locate(lines, accepting: acceptances.lines(lines))
  }

  func token(_ index: Int) -> SwiftToken { match.token(index) }
}

// Scopes.
extension FileReader {
  var scope: Scope {
    get { scopes[scopes.count - 1] }
    set { scopes[scopes.count - 1] = newValue }
  }

  private mutating func readSign(_ token: SwiftToken, at index: Int) {
    switch token.text {
    case "{":
      let isView = nextIsView || scope.isView && nextName == nil
      let place = nextBrace ?? scope.current
      let isPrivate = nextIsPrivate || scope.isPrivate
      scopes.append(
        Scope(place: place, type: nextName, isView: isView, isPrivate: isPrivate)
      )
      (nextBrace, nextName) = (nil, nil)
      (nextIsView, nextIsPrivate) = (false, false)
    case "}":
      if scopes.count > 1 { scopes.removeLast() }
    case "(", "[": scope.depth += 1
    case ")", "]": scope.depth = max(0, scope.depth - 1)
    case ".": matchRules(firstWord: index + 1, beginning: index)
    case "@", ">", ":":
      if tokens[index + 1].isWord("main"), token.isSign("@") { report.isEntry = true }
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
      let condition = tokens[index + 1]
      if condition.kind == .word, condition.text == "DEBUG", self.token(index + 2).beginsLine,
        scope.place == .feature
      {
        scope.place = .preview
      }
    case "else", "elseif":
      if let scopes = atConditions.last { self.scopes = scopes }
    case "endif":
      if let before = atConditions.popLast()?.last { scope.place = before.place }
    case "Preview": nextBrace = .preview
    default: break
    }
  }

  private mutating func readWord(at index: Int) {
    let word = tokens[index]
    let isMember = index > 0 && token(index - 1).isSign(".") && !isOfModule(index)
    if !isMember, scope.depth == 0, word.isWord(KnownWords.declarations), !isArgumentLabel(index) {
      scope.member = nil
      readDeclaration(at: index)
    }
    if word.isWord("prepareDependencies") { nextBrace = .live }
    if scope.isType, scope.depth == 0, isCase(index) { declare(word.text) }
    if !isMember {
      matchRules(firstWord: index, beginning: index)
      matchSingleton(at: index)
    }
  }

  /// `case later, now`: a member of one's own.
  private func isCase(_ index: Int) -> Bool {
    let before = token(index - 1)
    return before.isWord("case") || before.isSign(",") && !token(index + 1).isSign(":")
  }

  private func isArgumentLabel(_ index: Int) -> Bool { token(index + 1).isSign(":") }

  private mutating func readDeclaration(at index: Int) {
    let (keyword, name) = (tokens[index], token(index + 1))
    guard name.kind == .word else { return }
    if keyword.isWord(KnownWords.types) {
      guard !name.isWord(KnownWords.functions), !name.isWord(KnownWords.variables) else {
        return  // `class func`, `class var`: it is read at its own keyword.
      }
      let declared = name.text
      if !keyword.isWord("extension") { declare(declared) }
      if keyword.isWord("class") || keyword.isWord("actor") { report.references.insert(declared) }
      nextName = declared
      nextIsPrivate = [1, 2].contains { back in
        token(index - back).isWord("private") || token(index - back).isWord("fileprivate")
      }
      (nextBrace, nextIsView) = place(ofType: declared, from: index + 2)
    } else if keyword.isWord(KnownWords.functions) || keyword.isWord(KnownWords.variables) {
      let isFunction = keyword.isWord(KnownWords.functions)
      let isStatic = token(index - 1).isWord("static")
      if isFunction || isStatic { declare(name.text) }
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
  private mutating func place(ofType name: String, from index: Int) -> (Place?, isView: Bool) {
    var (index, isView) = (index, false)
    while !token(index).isSign("{"), token(index).kind != .endOfFile {
      let word = tokens[index]
      if word.isWord("DependencyKey") { return (.live, isView) }
      // A widget itself says when it is shown next.
      if word.isWord(KnownWords.timelineProviders) { return (.live, isView) }
      if word.isWord("PreviewProvider") { return (.preview, isView) }
      if word.isWord("XCTestCase") { return (.test, isView) }
      isView = isView || word.isWord(KnownWords.views)
      if Self.drawn.contains(word.text) { decorations.insert(name) }
      if word.beginsLine, word.isWord(KnownWords.declarations) { break }
      index += 1
    }
    return (name.namesWhatIsLive ? .live : nil, isView)
  }
}
