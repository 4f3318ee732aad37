/// Matching the rules at a place.
extension FileScanner {
  /// - Parameters:
  ///   - firstWord: Where the first word of a pattern has to be.
  ///   - start: Where the pattern has to begin: at that word, or at a sign before it.
  mutating func matchRules(firstWord: Int, from start: Int) {
    let word = token(firstWord)
    guard word.kind == .word else { return }
    for rule in Rule.byFirstWord[word.text] ?? [] where rule.firstWordIndex == firstWord - start {
      if let module = rule.requiredImport, !result.imports.contains(module) { continue }
      guard let end = end(of: rule, at: start), !isDeclaration(start, rule) else { continue }
      return add(rule, from: start, to: end)
    }
  }

  /// `func sleep(`, `struct Date`, `case sleep`, `calendar.Date`: a name of one's own, which
  /// reaches nothing.
  private func isDeclaration(_ index: Int, _ rule: Rule) -> Bool {
    guard index > 0, rule.firstWordIndex == 0 else { return false }
    let before = tokens[index - 1]
    return before.isSign(".") || before.isWord(KnownWords.types)
      || before.isWord(KnownWords.functions)
      || before.isWord("case") && scope.isBodyOfType
  }

  /// `Analytics.shared`, and `analytics: Analytics = .shared`.
  mutating func matchSingleton(at index: Int) {
    let point = behindAnnotation(index + 1, of: index)
    let (type, member) = (tokens[index], token(point + 1))
    guard token(point).isSign("."), member.isWord(KnownWords.singletons),
      type.text.first.map({ ("A"..."Z").contains($0) }) == true,
      !type.isWord("MainActor"), !type.isWord("Self"), !token(index - 1).isWord(KnownWords.types)
    else { return }
    // `.environment(Haptics.shared)` hands it on, as the advice says.
    if isArgument(index, of: ["environment", "environmentObject"]) { return }
    add(.singleton, from: index, to: point + 2)
  }

  private mutating func add(_ rule: Rule, from start: Int, to end: Int) {
    var first = start
    if token(start).isSign("."), token(start - 1).kind == .word, !rule.isImplicitMember {
      first -= 1
    }
    if token(start).isSign(">") || token(start).isSign(":") { first += 1 }
    if isNegligible(rule, at: first) { return }
    if rule.isReportedOnce, result.candidates.contains(where: { $0.rule.advice == rule.advice }) {
      return
    }
    if let last = result.candidates.last, last.tokens.contains(start),
      // In `notes.publisher(for: a).receive(on: .main)`, the queue is of another call.
      rule.kind != .threads || last.kind == .threads
        || !isBehindCall(start, from: last.tokens.lowerBound)
    {
      let isArgument = isInArguments(start, from: last.tokens.lowerBound)
      if isArgument {
        // `asyncAfter(deadline: .now())` is one place, and `defaults.set(Date(), …)` is two. The
        // queue that a call comes back on belongs to the call.
        guard last.kind != rule.kind, rule.kind != .threads, !token(start).isSign(".") else {
          return
        }
      } else {
        // Of `DispatchQueue.main.asyncAfter`, the end says what it is about.
        guard token(start).isSign("."), !rule.isImplicitMember else { return }
        result.candidates.removeLast()
        first = last.tokens.lowerBound
      }
    }
    let excerpt = excerpt(from: first, matchedTo: end)
    result.candidates.append(
      Finding(
        path: result.path,
        rule: rule,
        text: excerpt.text,
        tokens: excerpt.tokens,
        start: tokens[first],
        role: scope.currentRole,
        isInPrivateType: scope.isInPrivateType
      )
    )
  }

  /// Whether a team would never control this place.
  private func isNegligible(_ rule: Rule, at index: Int) -> Bool {
    if scope.currentRole == .preview, KnownWords.shown.contains(rule.kind) { return true }
    if scope.negligible.contains(rule.kind) { return true }
    // `.id(UUID())` makes a view anew each time that it is drawn.
    return isArgument(index, of: ["id"]) && token(index - 3).isSign(".")
  }

  /// Whether it is the first argument of a call: `environment(…`.
  private func isArgument(_ index: Int, of functions: Set<String>) -> Bool {
    token(index - 1).isSign("(") && token(index - 2).isWord(functions)
  }

  /// Whether the parentheses of a call are closed before a place in a chain.
  private func isBehindCall(_ index: Int, from start: Int) -> Bool {
    (start..<index).contains {
      tokens[$0].isSign(")") && !isInArguments($0 + 1, from: start)
    }
  }

  /// Whether a place is in a call's parentheses: `sleep(for: .random(in: 0...200))`.
  private func isInArguments(_ index: Int, from start: Int) -> Bool {
    tokens[start..<index].reduce(0) { $0 + ($1.isSign("(") ? 1 : $1.isSign(")") ? -1 : 0) } > 0
  }
}

// Whether the pattern of a rule is at a place.
extension FileScanner {
  /// The token behind a match.
  private func end(of rule: Rule, at start: Int) -> Int? {
    var index = start
    let type = rule.firstWordIndex == 0 ? start : nil
    if rule.isImplicitMember, !isImplicitMember(start) { return nil }
    if rule.isInValue, !scope.isValue { return nil }
    for wanted in rule.pattern {
      if let type, wanted.isSign(".") || wanted.isSign("(") {
        index = behindAnnotation(index, of: type)
      }
      if wanted.isSign("("), token(index).isSign("."), token(index + 1).isWord("init") {
        index += 2
      }
      guard token(index).isSame(as: wanted) else { return nil }
      index += 1
    }
    // `Date.init(timeIntervalSince1970:)` is another initializer.
    if token(index - 1).isWord("init"), token(index).isSign("(") { return nil }
    // `.shared()` is a function that makes a value.
    if rule.isImplicitMember, token(index).isSign("(") { return nil }
    // `format = DateFormatter()`: the time zone that is set later has to be that of `format`.
    let owner = rule.excludedArguments.first?.isSign(".") == true ? [token(start - 2)] : []
    return hasArgument(owner + rule.excludedArguments, behind: index) ? nil : index
  }

  /// `now: Date? = .now`, `() -> Date { .now }`: the type is known from what stands before.
  private func behindAnnotation(_ index: Int, of type: Int) -> Int {
    let before = token(type - 1)
    guard before.isSign(":") || before.isSign(">") else { return index }
    let sign = token(index).isSign("?") ? index + 1 : index
    let isValue = token(sign).isSign("=") || token(sign).isSign("{")
    return isValue && token(sign + 1).isSign(".") ? sign + 1 : sign
  }

  /// Whether nothing before this point can be what the member belongs to.
  private func isImplicitMember(_ point: Int) -> Bool {
    guard point > 0 else { return true }
    let before = tokens[point - 1]
    switch before.kind {
    case .word: return before.isWord("return")
    case .literal, .directive, .endOfFile: return false
    case .sign:
      // `date?.now` has an owner, and `date ?? .now` has none.
      if before.isSign("?") { return token(point - 2).isSign("?") }
      return !before.closes && !["\\", ".", "!"].contains(where: before.isSign)
    }
  }

  /// Whether the argument list around this place has these words: a label, or the beginning of an
  /// argument. Behind a call, it is the block around it.
  private func hasArgument(_ words: [SwiftToken], behind index: Int) -> Bool {
    guard !words.isEmpty else { return false }
    var (index, depth) = (index, 1)
    while depth > 0, token(index).kind != .endOfFile {
      let here = tokens[index]
      if here.opens { depth += 1 }
      if here.closes { depth -= 1 }
      if depth == 1, words.indices.allSatisfy({ token(index + $0).isSame(as: words[$0]) }) {
        return true
      }
      index += 1
    }
    return false
  }
}
