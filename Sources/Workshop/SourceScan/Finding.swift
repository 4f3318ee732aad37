/// One place that reaches out to something uncontrolled.
package struct Finding: Sendable, Equatable {
  package let path: String
  package let line: Int
  package let column: Int
  package let text: String
  package let kind: SystemKind
  package let place: Place

  /// What to write in its place.
  package let advice: String

  init?(
    _ candidate: FileReport.Candidate,
    in report: FileReport,
    own: Set<String>,
    declared: Set<String>,
    references: Set<String>
  ) {
    let rule = candidate.rule
    // Of a type of the code's own, only this is known: all share one instance of the class. A
    // receiver before a point does not matter.
    if rule.isSingleton {
      let isShared = candidate.text.hasPrefix("\(candidate.name).shared")
      if declared.contains(candidate.name), !isShared || !references.contains(candidate.name) {
        return nil
      }
    } else if rule.isImplicit || !rule.pattern.hasPrefix(".") {
      let name = rule.isImplicit ? String(rule.pattern.dropFirst()) : candidate.name
      if own.contains(name) { return nil }
    }
    (path, line, column) = (report.path, candidate.line, candidate.column)
    (text, kind, place) = (candidate.text, rule.kind, candidate.place)
    advice = place == .test ? kind.adviceInTests : rule.advice
  }
}
