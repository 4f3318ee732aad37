/// The rules, ready to be held against tokens.
struct RuleBook: Sendable {
  let words: WordTable
  /// For each known word, the rules whose first word it is.
  private let byFirstWord: [[CompiledRule]]

  static let standard = RuleBook(Rule.all)

  init(_ rules: [Rule]) {
    var words = WordTable()
    for rule in rules {
      let code = rule.pattern + " " + (rule.unless ?? "")
      for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
        words.add(String(word))
      }
    }
    var byFirstWord = Array(repeating: [CompiledRule](), count: words.count + 1)
    for rule in rules.map({ CompiledRule($0, words) }) {
      byFirstWord[Int(rule.pattern[rule.firstWord].code)].append(rule)
    }
    // The longest first: `DispatchQueue.main.async` before `DispatchQueue.main`.
    self.byFirstWord = byFirstWord.map { $0.sorted { $0.pattern.count > $1.pattern.count } }
    self.words = words
  }

  func rules(beginningWith word: Token) -> [CompiledRule] {
    word.kind == .word && word.code != 0 ? byFirstWord[Int(word.code)] : []
  }
}

/// A rule whose pattern is read.
struct CompiledRule: Sendable {
  let rule: Rule
  let pattern: ContiguousArray<Token>
  /// Where the first word of the pattern stands: 1 if it begins with a point.
  let firstWord: Int
  let unless: ContiguousArray<Token>

  init(_ rule: Rule, _ words: WordTable) {
    func read(_ text: String) -> ContiguousArray<Token> {
      Array(text.utf8).withUnsafeBufferPointer {
        ContiguousArray(Lexer.tokens(of: $0, words).tokens.dropLast())
      }
    }
    self.rule = rule
    pattern = read(rule.pattern)
    firstWord = pattern.firstIndex { $0.kind == .word } ?? 0
    unless = read(rule.unless ?? "")
  }
}
