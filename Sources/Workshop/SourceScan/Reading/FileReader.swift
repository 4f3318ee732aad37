/// Walks through the tokens of one file, knows at each where it stands, and holds the rules against
/// it.
struct FileReader {
  let source: UnsafeBufferPointer<UInt8>
  let book: RuleBook
  var report: FileReport

  let tokens: ContiguousArray<Token>
  let match: RuleMatch
  private let acceptances: Acceptances
  var scopes: [Scope]
  private var atConditions: [[Scope]] = []
  /// The types of this file that a machine of the system draws and moves.
  var decorations: Set<String> = []
  private static let drawn: Set = ["CAEmitterLayer", "SCNNode", "SCNView", "SKNode", "SKScene"]

  private var nextBrace: Place?
  private var nextName: String?
  private var nextIsView = false
  private var nextIsEntry = false
  private var nextIsPrivate = false

  /// What is between two braces.
  struct Scope {
    var place: Place
    /// The type whose body it is; nil for the file. What is declared in both can be seen from
    /// outside.
    var type: String?
    /// Whether the program begins here: it may read its arguments and variables.
    var isEntry = false
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

  init(_ path: String, _ source: UnsafeBufferPointer<UInt8>, _ book: RuleBook) {
    let lexer = Lexer.tokens(of: source, book.words)
    (self.source, self.book) = (source, book)
    tokens = lexer.tokens
    match = RuleMatch(tokens: tokens)
    acceptances = Acceptances(comments: lexer.comments, source: source)
    report = FileReport(path: path)
    let isEntry = path == "main.swift" || path.hasSuffix("/main.swift")
    scopes = [Scope(place: Place(path: path), type: "", isEntry: isEntry)]
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

  func text(_ token: Token) -> String {
    let bytes = source[Int(token.start)..<Int(token.start + token.length)]
    return String(decoding: bytes, as: UTF8.self)
  }

  func token(_ index: Int) -> Token { match.token(index) }
}

// Scopes.
extension FileReader {
  var scope: Scope {
    get { scopes[scopes.count - 1] }
    set { scopes[scopes.count - 1] = newValue }
  }

  private mutating func readSign(_ token: Token, at index: Int) {
    switch UInt8(truncatingIfNeeded: token.code) {
    case UInt8(ascii: "{"):
      let isEntry = nextIsEntry || scope.isEntry
      let isView = nextIsView || scope.isView && nextName == nil
      let place = nextBrace ?? scope.current
      let isPrivate = nextIsPrivate || scope.isPrivate
      scopes.append(
        Scope(place: place, type: nextName, isEntry: isEntry, isView: isView, isPrivate: isPrivate)
      )
      (nextBrace, nextName) = (nil, nil)
      (nextIsEntry, nextIsView, nextIsPrivate) = (false, false, false)
    case UInt8(ascii: "}"):
      if scopes.count > 1 { scopes.removeLast() }
    case UInt8(ascii: "("), UInt8(ascii: "["): scope.depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): scope.depth = max(0, scope.depth - 1)
    case UInt8(ascii: "."): matchRules(firstWord: index + 1, beginning: index)
    case UInt8(ascii: "@"), UInt8(ascii: ">"), UInt8(ascii: ":"):
      if tokens[index + 1].isWord(.main), token.isSign("@") {
        (nextIsEntry, report.isEntry) = (true, true)
      }
      matchRules(firstWord: index + 1, beginning: index)
    default: break
    }
  }

  /// Both branches of a condition begin in the scope before it: each may open a brace of its own.
  /// What is compiled for debugging alone is for previews.
  private mutating func readDirective(_ token: Token, at index: Int) {
    switch token.code {
    case KnownWord.if.rawValue:
      atConditions.append(scopes)
      let condition = tokens[index + 1]
      if condition.kind == .word, text(condition) == "DEBUG", self.token(index + 2).beginsLine,
        scope.place == .feature
      {
        scope.place = .preview
      }
    case KnownWord.else.rawValue, KnownWord.elseif.rawValue:
      if let scopes = atConditions.last { self.scopes = scopes }
    case KnownWord.endif.rawValue:
      if let before = atConditions.popLast()?.last { scope.place = before.place }
    case KnownWord.previewMacro.rawValue: nextBrace = .preview
    default: break
    }
  }

  private mutating func readWord(at index: Int) {
    let word = tokens[index]
    let isMember = index > 0 && token(index - 1).isSign(".") && !isOfModule(index)
    if !isMember, scope.depth == 0, word.isWord(KnownWord.declarations), !isArgumentLabel(index) {
      scope.member = nil
      readDeclaration(at: index)
    }
    if word.isWord(.prepareDependencies) { nextBrace = .live }
    if word.code != 0, scope.isType, scope.depth == 0, isCase(index) { declare(text(word)) }
    if !isMember {
      matchRules(firstWord: index, beginning: index)
      matchSingleton(at: index)
    }
  }

  /// `case later, now`: a member of one's own.
  private func isCase(_ index: Int) -> Bool {
    let before = token(index - 1)
    return before.isWord(.case) || before.isSign(",") && !token(index + 1).isSign(":")
  }

  private func isArgumentLabel(_ index: Int) -> Bool { token(index + 1).isSign(":") }

  private mutating func readDeclaration(at index: Int) {
    let (keyword, name) = (tokens[index], token(index + 1))
    guard name.kind == .word else { return }
    if keyword.isWord(KnownWord.types) {
      guard !name.isWord(KnownWord.functions), !name.isWord(KnownWord.variables) else {
        return  // `class func`, `class var`: it is read at its own keyword.
      }
      let declared = text(name)
      if !keyword.isWord(.extension) { declare(declared) }
      if keyword.isWord(.class) || keyword.isWord(.actor) { report.references.insert(declared) }
      nextName = declared
      nextIsPrivate = [1, 2].contains { back in
        token(index - back).isWord(.private) || token(index - back).isWord(.fileprivate)
      }
      (nextBrace, nextIsView) = place(ofType: declared, from: index + 2)
    } else if keyword.isWord(KnownWord.functions) || keyword.isWord(KnownWord.variables) {
      let isFunction = keyword.isWord(KnownWord.functions)
      let isStatic = token(index - 1).isWord(.static)
      if isFunction || isStatic && name.code != 0 { declare(text(name)) }
      guard let type = scope.type else { return }
      // `extension JSONDecoder { static let shared = … }` is one's own as well.
      if isStatic, name.isWord(KnownWord.singletons) { report.declared.insert(type) }
      if name.isWord(.liveValue) { report.hasLiveValue = true }
      if name.isWord(KnownWord.liveMembers) || text(name).namesWhatIsLive || isEndpoint(index + 2) {
        scope.member = .live
      } else if name.isWord(KnownWord.substitutes) {
        scope.member = .preview
      }
    } else if keyword.isWord(.import) {
      report.imports.insert(text(name.isWord(KnownWord.declarations) ? token(index + 2) : name))
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
      if word.isWord(.dependencyKey) { return (.live, isView) }
      // A widget itself says when it is shown next.
      if word.isWord(KnownWord.timelineProviders) { return (.live, isView) }
      if word.isWord(.previewProvider) { return (.preview, isView) }
      if word.isWord(.testCase) { return (.test, isView) }
      isView = isView || word.isWord(KnownWord.views)
      if Self.drawn.contains(text(word)) { decorations.insert(name) }
      if word.beginsLine, word.isWord(KnownWord.declarations) { break }
      index += 1
    }
    return (name.namesWhatIsLive ? .live : nil, isView)
  }
}
