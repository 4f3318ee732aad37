/// One place that reaches out to something uncontrolled.
package struct Finding: Sendable, Equatable {
  package let path: String
  package let line: Int
  package let column: Int
  package let text: String
  package let kind: Kind
  package let place: Place

  /// What to write in its place.
  package let advice: String

  init?(
    _ candidate: FileReport.Candidate,
    in report: FileReport,
    _ book: RuleBook,
    own: Set<String>,
    declared: Set<String>
  ) {
    switch candidate.what {
    case .rule(let number):
      let compiled = book.rules[number]
      let rule = compiled.rule
      // Of a name of one's own, nothing is known. A receiver before a point does not matter.
      let name = rule.isImplicit ? rule.pattern.dropFirst().description : candidate.name
      if compiled.firstWord == 0 || rule.isImplicit, own.contains(name) { return nil }
      kind = rule.kind
      advice = candidate.place == .test ? rule.kind.adviceInTests : rule.advice
    case .singleton(let type):
      guard !declared.contains(type) else { return nil }
      kind = .singletons
      advice =
        candidate.place == .test ? kind.adviceInTests : "register it as a dependency: a client"
    }
    (path, line, column) = (report.path, candidate.line, candidate.column)
    (text, place) = (candidate.text, candidate.place)
  }
}
