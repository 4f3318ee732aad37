/// The rules, ready to be held against tokens.
struct RuleBook: Sendable {
  let rules: [CompiledRule]
  let words: WordTable
  let names: Names

  /// For each known word, the rules whose first word it is.
  private let byFirstWord: [[Int]]

  static let standard = RuleBook(Rule.all)

  init(_ rules: [Rule]) {
    var words = WordTable()
    let names = Names(&words)
    for rule in rules { Self.learn(rule.pattern + " " + (rule.unless ?? ""), &words) }
    let compiled = rules.map { CompiledRule($0, words) }
    var byFirstWord = Array(repeating: [Int](), count: words.words.count + 1)
    for (index, rule) in compiled.enumerated() {
      byFirstWord[Int(rule.pattern[rule.firstWord].code)].append(index)
    }
    // The longest first: `DispatchQueue.main.async` before `DispatchQueue.main`.
    self.byFirstWord = byFirstWord.map { $0.sorted { compiled[$0].count > compiled[$1].count } }
    self.rules = compiled
    self.words = words
    self.names = names
  }

  func rules(beginningWith word: Token) -> [Int] {
    word.code == 0 ? [] : byFirstWord[Int(word.code)]
  }

  private static func learn(_ pattern: String, _ words: inout WordTable) {
    for word in pattern.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      _ = words.add(String(word))
    }
  }
}

/// A rule whose pattern is read.
struct CompiledRule: Sendable {
  let rule: Rule
  let pattern: ContiguousArray<Token>

  /// Where the first word of the pattern stands: 1 where it begins with a point.
  let firstWord: Int

  let unless: UInt16?

  var count: Int { pattern.count }

  init(_ rule: Rule, _ words: WordTable) {
    func read(_ text: String) -> ContiguousArray<Token> {
      Array(text.utf8).withUnsafeBufferPointer {
        ContiguousArray(Lexer.tokens(of: $0, words).tokens.dropLast())
      }
    }
    self.rule = rule
    pattern = read(rule.pattern)
    firstWord = pattern.firstIndex { $0.kind == .word } ?? 0
    unless = rule.unless.flatMap { read($0).first?.code }
  }
}

/// The words that the reader of a file looks for.
struct Names: Sendable {
  let types: Set<UInt16>
  let functions: Set<UInt16>
  let variables: Set<UInt16>
  let live: Set<UInt16>
  let substitutes: Set<UInt16>
  let singletons: Set<UInt16>
  let modules: Set<UInt16>
  let declarations: Set<UInt16>
  let `init`, `import`, `extension`, `if`, `else`, elseif, endif, preview, prepare: KnownWord
  let dependencyKey, previewProvider, testCase, shared, `case`: KnownWord
  let `return`, `static`, main, mainActor, `Self`: KnownWord

  init(_ words: inout WordTable) {
    func all(_ list: String) -> Set<UInt16> {
      Set(list.split(separator: " ").map { words.add(String($0)).code })
    }
    types = all("struct class enum actor protocol typealias extension")
    functions = all("func macro")
    variables = all("let var")
    live = all("live liveValue")
    substitutes = all("testValue previewValue preview mock")
    singletons = all("shared default standard")
    modules = all(
      "Foundation Swift Dispatch CoreLocation Contacts UIKit SwiftUI Combine Darwin Glibc"
    )
    declarations = all(
      """
      struct class enum actor protocol typealias extension func macro let var init deinit subscript \
      static public private internal package fileprivate open import case associatedtype
      """
    )
    (`init`, `import`, `extension`) = (
      words.add("init"), words.add("import"), words.add("extension")
    )
    (`if`, `else`, elseif) = (words.add("if"), words.add("else"), words.add("elseif"))
    (endif, preview, prepare) = (
      words.add("endif"), words.add("Preview"), words.add("prepareDependencies")
    )
    (dependencyKey, previewProvider, testCase) = (
      words.add("DependencyKey"), words.add("PreviewProvider"), words.add("XCTestCase")
    )
    (shared, `case`) = (words.add("shared"), words.add("case"))
    (`return`, `static`) = (words.add("return"), words.add("static"))
    (main, mainActor, `Self`) = (words.add("main"), words.add("MainActor"), words.add("Self"))
  }
}
