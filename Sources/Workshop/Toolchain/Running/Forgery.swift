import OperatingSystem

/// How the report of the tests was found not to be theirs.
///
/// An answer runs in the process of its tests, so it can write what they would write. It cannot
/// know that the name of the stream leads nowhere once the tests have begun; and what the stream
/// says of each end, the same framework tells people, word for word. That is a fence and no wall:
/// an answer that finds the descriptor, says both in the framework's own words and leaves before
/// the tests end is believed.
package enum Forgery: String, Sendable, Encodable {
  case secondWriter = "something besides the tests has written to the file that reports them"
  case impossible = "the report says of its tests what tests never do"
  case untold = "the report tells of ends of tests that the tests themselves do not print"
  case contradicted = "the report says that all tests passed, and their process that they did not"

  init?(tests: TestLog, output: String, end: Program.End?) {
    let told = Set(output.split(separator: "\n").map { $0.dropFirst(2) })
    let isUntold = tests.ends.contains { !told.contains($0[...]) && !output.contains($0) }
    if tests.isImpossible {
      self = .impossible
    } else if tests.hasEnded, isUntold {
      self = .untold
    } else if tests.hasEnded, let end, end != .exited(0), tests.hasOnlyPassed {
      self = .contradicted
    } else {
      return nil
    }
  }
}
