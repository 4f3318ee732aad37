import Course

/// What the rules say of the place that is read.
extension FileReader {
  mutating func matchRules(firstWord: Int, beginning index: Int) {
    for rule in book.rules(beginningWith: token(firstWord))
    where rule.firstWord == firstWord - index {
      if let module = rule.rule.importing, !report.imports.contains(module) { continue }
      if rule.rule.isFineInViews, scope.isView { continue }
      guard let end = match.end(of: rule, at: index), !isDeclared(index, rule) else { continue }
      return add(rule.rule, from: index, to: end)
    }
  }

  /// `func sleep(`, `struct Date`, `case sleep`, `calendar.Date`: it is a name, and reaches
  /// nothing.
  private func isDeclared(_ index: Int, _ rule: CompiledRule) -> Bool {
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
    guard token(index + 1).isSign("."), word.isWord(KnownWords.singletons), isUppercase(type),
      word.isWord("shared") || word.isWord("sharedInstance")
        || token(index + 3).isSign(".") && !type.isWord(KnownWords.values),
      !type.isWord("MainActor"), !type.isWord("Self"), !token(index - 1).isWord(KnownWords.types)
    else { return }
    // `.environment(Haptics.shared)` hands it on, as the advice says.
    if token(index - 1).isSign("("), token(index - 2).isWord("environment") { return }
    if let last = report.candidates.last, last.tokens.contains(index) { return }
    add(.singleton, from: index, to: index + 3)
  }

  private func isUppercase(_ token: SwiftToken) -> Bool {
    token.text.first.map { ("A"..."Z").contains($0) } == true
  }

  private mutating func add(_ rule: Rule, from start: Int, to end: Int) {
    var first = start
    if token(start).isSign("."), token(start - 1).kind == .word, !rule.isImplicit { first -= 1 }
    if token(start).isSign(">") || token(start).isSign(":") { first += 1 }
    var place = tokens[first].range.lowerBound
    // Nothing compares what a preview or a decoration shows.
    let isShown = [.time, .randomness, .locale, .threads].contains(rule.kind)
    if isShown, scope.current == .preview || isDecoration { return }
    // Forty settings of one type are one thing to take control of.
    if rule.isFineInViews, report.candidates.contains(where: { $0.rule.isFineInViews }) { return }
    if let last = report.candidates.last, last.tokens.contains(start) {
      // `asyncAfter(deadline: .now())` is one place; of `DispatchQueue.main.asyncAfter`, the end
      // says what it is about.
      guard token(start).isSign("."), !rule.isImplicit,
        !isInArguments(start, from: last.tokens.lowerBound)
      else { return }
      report.candidates.removeLast()
      (first, place) = (last.tokens.lowerBound, last.start)
    }
    let excerpt = Excerpt(from: first, matchedTo: end, tokens)
    report.candidates.append(
      .init(
        rule: rule,
        text: excerpt.text,
        tokens: excerpt.tokens,
        start: place,
        name: tokens[first].text,
        place: scope.current,
        isPrivate: scope.isPrivate
      )
    )
  }

  /// Confetti may fall as it likes: no test asks where, or when.
  private var isDecoration: Bool {
    let names =
      scopes.compactMap(\.type) + [report.path.split(separator: "/").last.map(String.init) ?? ""]
    return !decorations.isDisjoint(with: names)
      || names.contains { name in
        ["Confetti", "Particle", "Firework", "Snow", "Sparkle"].contains(where: name.contains)
      }
  }

  /// Whether a place is in a call's parentheses: `sleep(for: .random(in: 0...200))`.
  private func isInArguments(_ index: Int, from start: Int) -> Bool {
    tokens[start..<index].reduce(0) { $0 + ($1.isSign("(") ? 1 : $1.isSign(")") ? -1 : 0) } > 0
  }
}
