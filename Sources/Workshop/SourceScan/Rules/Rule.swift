/// One way to reach out, and what to write instead.
struct Rule: Sendable {
  let kind: DependencyKind
  let advice: String
  /// The tokens that the code begins with. If the first one is a point, the receiver before it does
  /// not matter.
  let pattern: [SwiftToken]
  /// The index of the first word in the pattern: 1 if it begins with a point.
  let firstWordIndex: Int
  /// A call with these tokens among its arguments is controlled: `using:`.
  let excludedArguments: [SwiftToken]
  /// A module that the file has to import, for a name that is too common to speak for itself.
  let requiredImport: String?
  /// Whether one finding in a file is enough: forty settings are one thing to take control of.
  let isReportedOnce: Bool
  /// Whether the pattern is a member with nothing before its point: `.now`.
  let isImplicitMember: Bool
  /// Whether it is for a property or a default argument of a value.
  let isInValue: Bool

  private init(_ kind: DependencyKind, _ advice: String, _ pattern: String, _ conditions: [String])
  {
    func condition(_ word: String) -> String? {
      conditions.first { $0.hasPrefix(word) }.map { String($0.dropFirst(word.count)) }
    }
    self.kind = kind
    self.advice = advice
    self.pattern = SwiftLexer(pattern).tokens.dropLast()
    firstWordIndex = self.pattern.firstIndex { $0.kind == .word } ?? 0
    excludedArguments = SwiftLexer(condition("unless ") ?? "").tokens.dropLast()
    requiredImport = condition("import ")
    isReportedOnce = conditions.contains("once per file")
    isImplicitMember = conditions.contains("implicit")
    isInValue = conditions.contains("in a value")
  }

  /// `shared` of a class, or of a type that the code does not declare.
  static let singleton = Rule(.singletons, "make it a dependency: a client", "", [])

  var isSingleton: Bool { pattern.isEmpty }

  /// By the first word of their patterns, the longest first: `DispatchQueue.main.async` before
  /// `DispatchQueue.main`.
  static let byFirstWord = Dictionary(grouping: all) { $0.pattern[$0.firstWordIndex].text }
    .mapValues { $0.sorted { $0.pattern.count > $1.pattern.count } }

  /// Reads rows such as `time · sleep on \.continuousClock · unless clock`, and the patterns below
  /// them.
  static func rules(_ table: String) -> [Rule] {
    var rules: [Rule] = []
    var row: (kind: DependencyKind, advice: String, conditions: [String])?
    for line in table.split(separator: "\n") {
      if let row, line.hasPrefix("  ") {
        rules += line.dropFirst(2).split(separator: " | ").map {
          Rule(row.kind, row.advice, String($0), row.conditions)
        }
      } else {
        let parts = line.split(separator: " · ").map(String.init)
        guard parts.count > 1, let kind = DependencyKind(rawValue: parts[0]) else {
          preconditionFailure("This is no row of the rules: \(line)")
        }
        row = (kind, parts[1], Array(parts.dropFirst(2)))
      }
    }
    return rules
  }
}
