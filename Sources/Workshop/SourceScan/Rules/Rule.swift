import Course

/// One way to reach out, and what to write in its place.
struct Rule: Sendable {
  let kind: SystemKind
  let advice: String
  /// The code. It may begin with a point, after which the receiver does not matter. Where it ends,
  /// more may follow.
  let pattern: String
  private let conditions: [String]

  /// `shared`, `default` and `standard` of a type that the code does not declare.
  static let singleton = Rule(
    kind: .singletons,
    advice: "register it as a dependency: a client",
    pattern: "",
    conditions: ["singleton"]
  )

  var isSingleton: Bool { conditions.contains("singleton") }
  var unless: String? { condition("unless ") }
  var importing: String? { condition("import ") }
  var isFineInViews: Bool { conditions.contains("fine in views") }
  var isImplicit: Bool { conditions.contains("implicit") }

  private func condition(_ word: String) -> String? {
    conditions.first { $0.hasPrefix(word) }.map { String($0.dropFirst(word.count)) }
  }

  /// Reads rows such as `time · sleep on \.continuousClock · unless clock`, and the patterns below
  /// them.
  static func rules(_ table: String) -> [Rule] {
    var rules: [Rule] = []
    var row: (kind: SystemKind, advice: String, conditions: [String])?
    for line in table.split(separator: "\n") {
      if let row, line.hasPrefix("  ") {
        rules += line.dropFirst(2).split(separator: " | ").map {
          Rule(kind: row.kind, advice: row.advice, pattern: String($0), conditions: row.conditions)
        }
      } else {
        let parts = line.split(separator: " · ").map(String.init)
        guard parts.count > 1, let kind = SystemKind(rawValue: parts[0]) else {
          preconditionFailure("This is no row of the rules: \(line)")
        }
        row = (kind, parts[1], Array(parts.dropFirst(2)))
      }
    }
    return rules
  }
}

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
