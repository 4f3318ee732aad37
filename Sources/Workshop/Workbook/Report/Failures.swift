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
  private var things: [Thing] = []

  /// What is not true: with the tests that say so, by their numbers, of which the first is named.
  private struct Thing {
    let issue: TestIssue
    let test: String
    var numbers: [Int]
  }

  init(of tests: [TestOutcome], in exercise: Exercise, depth: Depth, wayToAll: String) {
    self.exercise = exercise
    self.depth = depth
    self.wayToAll = wayToAll
    for (number, test) in zip(1..., tests) where test.end == .failed {
      for issue in test.issues {
        if let known = things.firstIndex(where: { $0.issue == issue }) {
          things[known].numbers.append(number)
        } else {
          things.append(Thing(issue: issue, test: "\(number)  \(test.name)", numbers: [number]))
        }
      }
    }
  }

  var lines: [StyledLine] {
    let shown: ArraySlice<Thing>
    switch depth {
    case .none: return []
    case .first: shown = things.prefix(1)
    case .all: shown = things[...]
    }
    return shown.flatMap { [""] + explanation(of: $0) } + fold(things.count - shown.count)
  }

  private func fold(_ count: Int) -> [StyledLine] {
    switch count {
    case 0: []
    case 1: ["", StyledLine("1 more thing is not true yet: \(wayToAll) it.", .dim)]
    default: ["", StyledLine("\(count) more things are not true yet: \(wayToAll) them.", .dim)]
    }
  }

  private func explanation(of thing: Thing) -> [StyledLine] {
    let comment = thing.issue.comment.split(separator: "\n").map { StyledLine("   \($0)", .bad) }
    return [StyledLine(thing.test, .bold)] + comment + [""]
      + facts(of: thing).map(NextStep.fact)
  }

  private func facts(of thing: Thing) -> [(String, String)] {
    let issue = thing.issue
    var facts = issue.argument.map { [("with", $0)] } ?? []
    if let expectation = Expectation(issue.text) {
      facts.append(("looked at", expectation.subject))
      facts.append(("expected", expectation.expected))
      facts.append(("got", expectation.got))
    } else if issue.text != "Issue recorded" {
      facts.append(("says", String(issue.text.trimmingPrefix("Expectation failed: "))))
    }
    let others = Set(thing.numbers.dropFirst()).subtracting(thing.numbers.prefix(1)).sorted()
    if !others.isEmpty {
      facts.append(("also in", others.map(String.init).joined(separator: ", ")))
    }
    let place = "\(issue.file):\(issue.line)"
    // An issue that the code reports is not at a line of the test.
    if issue.file == exercise.path { return facts + [("edit", place)] }
    return facts + [("test", place), ("edit", "\(exercise.path):\(exercise.line)")]
  }
}
