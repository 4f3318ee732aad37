/// What the rules say of the place that is read.
extension FileReader {
  mutating func matchRules(firstWord: Int, beginning index: Int) {
    let word = token(firstWord)
    guard word.kind == .word else { return }
    for rule in Rule.byFirstWord[word.text] ?? [] where rule.firstWord == firstWord - index {
      if let module = rule.importing, !report.imports.contains(module) { continue }
      if rule.isFineInViews, scope.isView { continue }
      guard let end = end(of: rule, at: index), !isDeclared(index, rule) else { continue }
      return add(rule, from: index, to: end)
    }
  }

  /// `func sleep(`, `struct Date`, `case sleep`, `calendar.Date`: it is a name, and reaches
  /// nothing.
  private func isDeclared(_ index: Int, _ rule: Rule) -> Bool {
    guard index > 0, rule.firstWord == 0 else { return false }
    let before = tokens[index - 1]
    if before.isSign(".") { return !isOfModule(index) }
    return before.isWord(KnownWords.types) || before.isWord(KnownWords.functions)
      || before.isWord("case") && scope.isType
  }

  /// `UIKit.UIApplication`: what stands before the point is no receiver.
  func isOfModule(_ index: Int) -> Bool {
    index > 1 && token(index - 2).isWord(KnownWords.modules)
      && !(index > 2 && token(index - 3).isSign("."))
  }

  /// `Analytics.shared`, and `Analytics.default` if something is asked of it.
  mutating func matchSingleton(at index: Int) {
    let (type, word) = (tokens[index], token(index + 2))
    guard token(index + 1).isSign("."), word.isWord(KnownWords.singletons),
      type.text.first.map({ ("A"..."Z").contains($0) }) == true,
      word.isWord("shared") || word.isWord("sharedInstance")
        || token(index + 3).isSign(".") && !type.isWord(KnownWords.values),
      !type.isWord("MainActor"), !type.isWord("Self"), !token(index - 1).isWord(KnownWords.types)
    else { return }
    // `.environment(Haptics.shared)` hands it on, as the advice says.
    if token(index - 1).isSign("("), token(index - 2).isWord("environment") { return }
    if let last = report.candidates.last, last.tokens.contains(index) { return }
    add(.singleton, from: index, to: index + 3)
  }

  private mutating func add(_ rule: Rule, from start: Int, to end: Int) {
    var first = start
    if token(start).isSign("."), token(start - 1).kind == .word, !rule.isImplicit { first -= 1 }
    if token(start).isSign(">") || token(start).isSign(":") { first += 1 }
    // Nothing compares what a preview or a decoration shows.
    let isShown = [.time, .randomness, .locale, .threads].contains(rule.kind)
    if isShown, scope.current == .preview || scope.isDecoration { return }
    // Forty settings of one type are one thing to take control of.
    if rule.isFineInViews, report.candidates.contains(where: { $0.rule.isFineInViews }) { return }
    if let last = report.candidates.last, last.tokens.contains(start) {
      // `asyncAfter(deadline: .now())` is one place; of `DispatchQueue.main.asyncAfter`, the end
      // says what it is about.
      guard token(start).isSign("."), !rule.isImplicit,
        !isInArguments(start, from: last.tokens.lowerBound)
      else { return }
      report.candidates.removeLast()
      first = last.tokens.lowerBound
    }
    let excerpt = Excerpt(from: first, matchedTo: end, tokens)
    report.candidates.append(
      .init(
        rule: rule,
        text: excerpt.text,
        tokens: excerpt.tokens,
        start: tokens[first],
        place: scope.current,
        isPrivate: scope.isPrivate
      )
    )
  }

  /// Whether a place is in a call's parentheses: `sleep(for: .random(in: 0...200))`.
  private func isInArguments(_ index: Int, from start: Int) -> Bool {
    tokens[start..<index].reduce(0) { $0 + ($1.isSign("(") ? 1 : $1.isSign(")") ? -1 : 0) } > 0
  }
}

// Whether the pattern of a rule stands at a place.
extension FileReader {
  /// The token behind a match.
  private func end(of rule: Rule, at start: Int) -> Int? {
    var index = start
    let type = rule.firstWord == 0 ? start : nil
    if rule.isImplicit, !isImplicitMember(start) { return nil }
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
    // `Date.init(timeIntervalSince1970:)` is another one.
    if token(index - 1).isWord("init"), token(index).isSign("(") { return nil }
    return hasArgument(rule.unless, behind: index) ? nil : index
  }

  /// `now: Date? = .now`, `() -> Date { .now }`: the type is known from what stands before.
  private func behindAnnotation(_ index: Int, of type: Int) -> Int {
    let before = token(type - 1)
    guard before.isSign(":") || before.isSign(">") else { return index }
    let sign = token(index).isSign("?") ? index + 1 : index
    let isValue = token(sign).isSign("=") || token(sign).isSign("{")
    return isValue && token(sign + 1).isSign(".") ? sign + 1 : sign
  }

  /// Whether nothing stands before this point that has a member of this name.
  private func isImplicitMember(_ point: Int) -> Bool {
    guard point > 0 else { return true }
    let before = tokens[point - 1]
    switch before.kind {
    case .word: return before.isWord("return")
    case .literal, .directive, .endOfFile: return false
    case .sign:
      let isReceiver = before.closes || before.isSign("\\") || before.isSign(".")
      let isUnwrapped = ["?", "!", ">"].contains { before.isSign($0) }
      return !isReceiver && !(isUnwrapped && tokens[point].touchesLast)
    }
  }

  /// Whether the argument list in which this place stands has these words: a label, or how an
  /// argument begins.
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
