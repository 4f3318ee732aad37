import Course

/// The rules, ready to be held against tokens.
struct RuleBook: Sendable {
  /// By the first word of its pattern.
  private let byFirstWord: [String: [CompiledRule]]

  static let standard = RuleBook(Rule.all)

  init(_ rules: [Rule]) {
    // The longest first: `DispatchQueue.main.async` before `DispatchQueue.main`.
    byFirstWord = Dictionary(grouping: rules.map(CompiledRule.init)) {
      $0.pattern[$0.firstWord].text
    }
    .mapValues { $0.sorted { $0.pattern.count > $1.pattern.count } }
  }

  func rules(beginningWith word: SwiftToken) -> [CompiledRule] {
    word.kind == .word ? byFirstWord[word.text] ?? [] : []
  }
}

/// A rule whose pattern is read.
struct CompiledRule: Sendable {
  let rule: Rule
  let pattern: [SwiftToken]
  /// Where the first word of the pattern stands: 1 if it begins with a point.
  let firstWord: Int
  let unless: [SwiftToken]

  init(_ rule: Rule) {
    self.rule = rule
    pattern = SwiftLexer(rule.pattern).tokens.dropLast()
    firstWord = pattern.firstIndex { $0.kind == .word } ?? 0
    unless = SwiftLexer(rule.unless ?? "").tokens.dropLast()
  }
}
