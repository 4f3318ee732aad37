import Course
import Stage
import Toolchain

/// What is not true yet: the first thing in full, and how many there are besides.
struct Failures {
  enum Depth: Sendable {
    /// None: another exercise comes first, and one thing at a time is enough.
    case none
    case first
    case all
  }

  let exercise: Exercise
  let depth: Depth
  /// What shows the rest: `--all tells`, or a key.
  let wayToAll: String
  private let issues: [(test: String, issue: TestIssue)]

  init(of tests: [TestOutcome], in exercise: Exercise, depth: Depth, wayToAll: String) {
    self.exercise = exercise
    self.depth = depth
    self.wayToAll = wayToAll
    var issues: [(String, TestIssue)] = []
    for (index, test) in tests.enumerated() where test.end == .failed {
      for issue in test.issues { issues.append(("\(index + 1)  \(test.name)", issue)) }
    }
    self.issues = issues
  }

  var lines: [StyledLine] {
    let shown: ArraySlice<(test: String, issue: TestIssue)>
    switch depth {
    case .none: return []
    case .first: shown = issues.prefix(1)
    case .all: shown = issues[...]
    }
    return shown.flatMap { [""] + explanation(of: $0.issue, in: $0.test) }
      + fold(issues.count - shown.count)
  }

  private func fold(_ count: Int) -> [StyledLine] {
    switch count {
    case 0: []
    case 1: ["", StyledLine("1 more thing is not true yet: \(wayToAll) it.", .dim)]
    default: ["", StyledLine("\(count) more things are not true yet: \(wayToAll) them.", .dim)]
    }
  }

  private func explanation(of issue: TestIssue, in test: String) -> [StyledLine] {
    let comment = issue.comment.split(separator: "\n").map { StyledLine("   \($0)", .bad) }
    return [StyledLine(test, .bold)] + comment + [""] + facts(of: issue).map(NextStep.fact)
  }

  private func facts(of issue: TestIssue) -> [(String, String)] {
    var facts = issue.argument.map { [("with", $0)] } ?? []
    if let expectation = Expectation(issue.text) {
      facts.append(("looked at", expectation.subject))
      facts.append(("expected", expectation.expected))
      facts.append(("got", expectation.got))
    } else if issue.text != "Issue recorded" {
      facts.append(("says", String(issue.text.trimmingPrefix("Expectation failed: "))))
    }
    facts.append(("test", "\(issue.file):\(issue.line)"))
    facts.append(("edit", "\(exercise.path):\(exercise.line)"))
    return facts
  }
}
