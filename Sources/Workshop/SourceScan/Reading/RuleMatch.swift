import Course

/// Whether the pattern of a rule stands at a place among the tokens of a file.
struct RuleMatch {
  let tokens: [SwiftToken]

  /// The token behind a match.
  func end(of rule: CompiledRule, at start: Int) -> Int? {
    var index = start
    let type = rule.firstWord == 0 ? start : nil
    if rule.rule.isImplicit, !isImplicitMember(start) { return nil }
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
    if !rule.unless.isEmpty, hasArgument(rule.unless, behind: index) { return nil }
    return index
  }

  /// `now: Date? = .now`, `() -> Date { .now }`: the type is known from what stands before.
  private func behindAnnotation(_ index: Int, of type: Int) -> Int {
    let before = token(type - 1)
    guard before.isSign(":") || before.isSign(">") else { return index }
    var index = index
    if token(index).isSign("?") { index += 1 }
    let isBody = token(index).isSign("{")
    guard isBody || token(index).isSign("="), token(index + 1).isSign(".") else { return index }
    return index + 1
  }

  /// Whether nothing stands before this point that has a member of this name.
  private func isImplicitMember(_ point: Int) -> Bool {
    guard point > 0 else { return true }
    let before = tokens[point - 1]
    let isNear = before.range.upperBound == tokens[point].range.lowerBound
    switch before.kind {
    case .word: return before.isWord("return")
    case .literal, .directive: return false
    case .endOfFile: return true
    case .sign:
      let closes = [")", "]", "}", "\\", "."].contains { before.isSign($0) }
      return !closes && !(isNear && ["?", "!", ">"].contains { before.isSign($0) })
    }
  }

  /// Whether the argument list in which this place stands has these words: a label, or how an
  /// argument begins.
  private func hasArgument(_ words: [SwiftToken], behind index: Int) -> Bool {
    var (index, depth) = (index, 1)
    while depth > 0, token(index).kind != .endOfFile {
      let here = tokens[index]
      if here.isSign("(") || here.isSign("{") || here.isSign("[") { depth += 1 }
      if here.isSign(")") || here.isSign("}") || here.isSign("]") { depth -= 1 }
      if depth == 1, words.indices.allSatisfy({ token(index + $0).isSame(as: words[$0]) }) {
        return true
      }
      index += 1
    }
    return false
  }

  /// The token at a place; in front of all of them the first one, and behind them the last.
  func token(_ index: Int) -> SwiftToken {
    tokens[min(max(index, 0), tokens.count - 1)]
  }
}
