/// Walks through the tokens of one file, knows at each where it stands, and holds the rules against
/// it.
struct FileReader {
  let source: UnsafeBufferPointer<UInt8>
  let book: RuleBook
  private(set) var report: FileReport

  private let tokens: ContiguousArray<Token>
  private let match: RuleMatch
  private let acceptances: Acceptances
  private var scopes: [Scope]
  private var atConditions: [[Scope]] = []
  private var nextBrace: Place?
  private var nextName: String?
  private var nextIsView = false
  private var nextIsEntry = false

  /// What is between two braces.
  private struct Scope {
    var place: Place
    /// The type that it is the body of; of the file, nothing. What is declared in both can be seen from
    /// outside.
    var type: String?
    /// Whether it is where the program begins: here its arguments and variables are read.
    var isEntry = false
    /// Whether SwiftUI makes it: what it declares with `@AppStorage` is part of the screen.
    var isView = false
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
      case .directive: readDirective(token)
      case .literal, .endOfFile: break
      }
      index += 1
    }
    let lines = LineNumbers(source)
    report.locate(lines, accepting: acceptances.lines(lines))
  }

  private func text(_ token: Token) -> String {
    let bytes = source[Int(token.start)..<Int(token.start + token.length)]
    return String(decoding: bytes, as: UTF8.self)
  }

  private func token(_ index: Int) -> Token {
    tokens[min(max(index, 0), tokens.count - 1)]
  }
}

// Scopes.
extension FileReader {
  private var scope: Scope {
    get { scopes[scopes.count - 1] }
    set { scopes[scopes.count - 1] = newValue }
  }

  private mutating func readSign(_ token: Token, at index: Int) {
    switch UInt8(truncatingIfNeeded: token.code) {
    case UInt8(ascii: "{"):
      let isEntry = nextIsEntry || scope.isEntry
      let isView = nextIsView || scope.isView && nextName == nil
      let place = nextBrace ?? scope.current
      scopes.append(Scope(place: place, type: nextName, isEntry: isEntry, isView: isView))
      (nextBrace, nextName, nextIsEntry, nextIsView) = (nil, nil, false, false)
    case UInt8(ascii: "}"):
      if scopes.count > 1 { scopes.removeLast() }
    case UInt8(ascii: "("), UInt8(ascii: "["): scope.depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"): scope.depth = max(0, scope.depth - 1)
    case UInt8(ascii: "."): matchRules(firstWord: index + 1, beginning: index)
    case UInt8(ascii: "@"), UInt8(ascii: ">"), UInt8(ascii: ":"):
      if tokens[index + 1].isWord(.main), token.isSign("@") { nextIsEntry = true }
      matchRules(firstWord: index + 1, beginning: index)
    default: break
    }
  }

  /// Both branches of a condition begin in the scope before it: each may open a brace of its own.
  private mutating func readDirective(_ token: Token) {
    switch token.code {
    case KnownWord.if.rawValue: atConditions.append(scopes)
    case KnownWord.else.rawValue, KnownWord.elseif.rawValue:
      if let scopes = atConditions.last { self.scopes = scopes }
    case KnownWord.endif.rawValue: _ = atConditions.popLast()
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
      (nextBrace, nextIsView) = place(ofType: declared, from: index + 2)
    } else if keyword.isWord(KnownWord.functions) || keyword.isWord(KnownWord.variables) {
      let isFunction = keyword.isWord(KnownWord.functions)
      let isStatic = token(index - 1).isWord(.static)
      if isFunction || isStatic && name.code != 0 { declare(text(name)) }
      guard let type = scope.type else { return }
      // `extension JSONDecoder { static let shared = … }` is one's own as well.
      if isStatic, name.isWord(KnownWord.singletons) { report.declared.insert(type) }
      if name.isWord(KnownWord.liveMembers) || text(name).namesWhatIsLive {
        scope.member = .live
      } else if name.isWord(KnownWord.substitutes) {
        scope.member = .preview
      }
    } else if keyword.isWord(.import) {
      report.imports.insert(text(name.isWord(KnownWord.declarations) ? token(index + 2) : name))
    }
  }

  private mutating func declare(_ name: String) {
    report.declared.insert(name)
    if scopes.count == 1 { report.declaredAtTop.insert(name) }
  }

  /// What the name of a type and the list behind its colon say of its body.
  private func place(ofType name: String, from index: Int) -> (Place?, isView: Bool) {
    var (index, isView) = (index, false)
    while !token(index).isSign("{"), token(index).kind != .endOfFile {
      let word = tokens[index]
      if word.isWord(.dependencyKey) { return (.live, isView) }
      // A widget says when it is shown next: there is no one else to ask.
      if word.isWord(KnownWord.timelineProviders) { return (.live, isView) }
      if word.isWord(.previewProvider) { return (.preview, isView) }
      if word.isWord(.testCase) { return (.test, isView) }
      isView = isView || word.isWord(KnownWord.views)
      if word.beginsLine, word.isWord(KnownWord.declarations) { break }
      index += 1
    }
    return (name.namesWhatIsLive ? .live : nil, isView)
  }
}

// Rules.
extension FileReader {
  private mutating func matchRules(firstWord: Int, beginning index: Int) {
    for rule in book.rules(beginningWith: token(firstWord))
    where rule.firstWord == firstWord - index {
      if let module = rule.rule.importing, !report.imports.contains(module) { continue }
      if rule.rule.isFineInViews, scope.isView { continue }
      guard let end = match.end(of: rule, at: index), !isDeclared(index, rule) else { continue }
      return add(rule.rule, from: index, to: end)
    }
  }

  /// `func sleep(`, `struct Date`, `case sleep`, `calendar.Date`: it is a name, and reaches nothing.
  private func isDeclared(_ index: Int, _ rule: CompiledRule) -> Bool {
    guard index > 0, rule.firstWord == 0 else { return false }
    let before = tokens[index - 1]
    if before.isSign(".") { return !isOfModule(index) }
    return before.isWord(KnownWord.types) || before.isWord(KnownWord.functions)
      || before.isWord(.case) && scope.isType
  }

  /// `Foundation.Date`: what stands before the point is no receiver.
  private func isOfModule(_ index: Int) -> Bool {
    index > 1 && token(index - 2).isWord(KnownWord.modules)
      && !(index > 2 && token(index - 3).isSign("."))
  }

  /// `Analytics.shared`, and `Analytics.default` where something is asked of it.
  private mutating func matchSingleton(at index: Int) {
    let (type, word) = (tokens[index], token(index + 2))
    guard token(index + 1).isSign("."), word.isWord(KnownWord.singletons), isUppercase(type),
      word.isWord(.shared) || word.isWord(.sharedInstance)
        || token(index + 3).isSign(".") && !type.isWord(KnownWord.values),
      !type.isWord(.mainActor), !type.isWord(.selfType), !token(index - 1).isWord(KnownWord.types)
    else { return }
    if let last = report.candidates.last, last.tokens.contains(index) { return }
    add(.singleton, from: index, to: index + 3)
  }

  private func isUppercase(_ token: Token) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source[Int(token.start)])
  }

  private mutating func add(_ rule: Rule, from start: Int, to end: Int) {
    var first = start
    if token(start).isSign("."), token(start - 1).kind == .word, !rule.isImplicit { first -= 1 }
    if token(start).isSign(">") || token(start).isSign(":") { first += 1 }
    var place = Int(tokens[first].start)
    if rule.kind == .randomness, isDecoration { return }
    // Forty settings of one type are one thing to take control of.
    if rule.isFineInViews, report.candidates.contains(where: { $0.rule.isFineInViews }) { return }
    if let last = report.candidates.last, last.tokens.contains(start) {
      // `asyncAfter(deadline: .now())` is one place; of `DispatchQueue.main.asyncAfter`, the end says
      // what it is about.
      guard token(start).isSign("."), !rule.isImplicit,
        !isInArguments(start, from: last.tokens.lowerBound)
      else { return }
      report.candidates.removeLast()
      (first, place) = (last.tokens.lowerBound, last.start)
    }
    let excerpt = Excerpt(from: first, matchedTo: end, tokens, source)
    report.candidates.append(
      .init(
        rule: rule,
        text: excerpt.text,
        tokens: excerpt.tokens,
        start: place,
        name: text(tokens[first]),
        place: isSetUpHere(rule.kind) ? .live : scope.current
      )
    )
  }

  /// Where the program begins, its arguments are read, and what there is once is made.
  private func isSetUpHere(_ kind: SystemKind) -> Bool {
    scope.isEntry && [.environment, .singletons].contains(kind)
  }

  /// Confetti may fall as it likes: no test asks where.
  private var isDecoration: Bool {
    let names =
      scopes.compactMap(\.type) + [report.path.split(separator: "/").last.map(String.init) ?? ""]
    return names.contains { name in
      ["Confetti", "Particle", "Firework", "Snow", "Sparkle"].contains(where: name.contains)
    }
  }

  /// Whether a place is in a call's parentheses: `sleep(for: .random(in: 0...200))`.
  private func isInArguments(_ index: Int, from start: Int) -> Bool {
    tokens[start..<index].reduce(0) { $0 + ($1.isSign("(") ? 1 : $1.isSign(")") ? -1 : 0) } > 0
  }
}
