/// One way to reach out, and what to write in its place.
struct Rule: Sendable {
  let kind: SystemKind
  let advice: String
  /// The code. It may begin with a point, after which the receiver does not matter. Where it ends,
  /// more may follow.
  let pattern: [SwiftToken]
  /// Where the first word of the pattern stands: 1 if it begins with a point.
  let firstWord: Int
  /// What is not found if these words are among the arguments.
  let unless: [SwiftToken]
  let importing: String?
  let isFineInViews: Bool
  let isImplicit: Bool

  private init(_ kind: SystemKind, _ advice: String, _ pattern: String, _ conditions: [String]) {
    func condition(_ word: String) -> String? {
      conditions.first { $0.hasPrefix(word) }.map { String($0.dropFirst(word.count)) }
    }
    self.kind = kind
    self.advice = advice
    self.pattern = SwiftLexer(pattern).tokens.dropLast()
    firstWord = self.pattern.firstIndex { $0.kind == .word } ?? 0
    unless = SwiftLexer(condition("unless ") ?? "").tokens.dropLast()
    importing = condition("import ")
    isFineInViews = conditions.contains("fine in views")
    isImplicit = conditions.contains("implicit")
  }

  /// `shared`, `default` and `standard` of a type that the code does not declare.
  static let singleton = Rule(.singletons, "register it as a dependency: a client", "", [])

  var isSingleton: Bool { pattern.isEmpty }

  /// By the first word of their patterns, the longest first: `DispatchQueue.main.async` before
  /// `DispatchQueue.main`.
  static let byFirstWord = Dictionary(grouping: all) { $0.pattern[$0.firstWord].text }
    .mapValues { $0.sorted { $0.pattern.count > $1.pattern.count } }

  /// Reads rows such as `time · sleep on \.continuousClock · unless clock`, and the patterns below
  /// them.
  static func rules(_ table: String) -> [Rule] {
    var rules: [Rule] = []
    var row: (kind: SystemKind, advice: String, conditions: [String])?
    for line in table.split(separator: "\n") {
      if let row, line.hasPrefix("  ") {
        rules += line.dropFirst(2).split(separator: " | ").map {
          Rule(row.kind, row.advice, String($0), row.conditions)
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
