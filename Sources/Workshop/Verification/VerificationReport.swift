import Course
import OperatingSystem
import Usage

/// The result of a verification: the faults, and what was counted.
package struct VerificationReport: Equatable, Sendable {
  package var faults: [Fault] = []
  package var counts = Counts()
  package var time: Duration = .zero

  mutating func add(_ other: VerificationReport) {
    faults += other.faults
    counts.tests += other.counts.tests
    counts.wrongAnswersRejected += other.counts.wrongAnswersRejected
    counts.secondAnswersAccepted += other.counts.secondAnswersAccepted
    counts.commandsRun += other.counts.commandsRun
    counts.commandsLeftOut += other.counts.commandsLeftOut
    counts.packages += other.counts.packages
  }

  /// The closing line: what was counted, and how long it took.
  package var summary: String {
    let parts = [
      counted(counts.exercises, "exercise"), counted(counts.tests, "test"),
      "\(counted(counts.wrongAnswersRejected, "wrong answer")) rejected",
      "\(counted(counts.secondAnswersAccepted, "second answer")) accepted",
      "\(counted(counts.commandsRun, "command")) run (\(counts.commandsLeftOut) left out by rule)",
      counted(counts.packages, "package"),
    ]
    let start = faults.isEmpty ? "The course is whole" : counted(faults.count, "fault")
    let shown = parts.filter { !$0.hasPrefix("0 ") }.joined(separator: ", ")
    return "\(start): \(shown). \(time.inTenths)"
  }
}

/// The numbers of what was proved.
package struct Counts: Equatable, Sendable {
  package var exercises = 0
  /// Tests that the solution passes, and that fail on the starter or on a wrong answer.
  package var tests = 0
  package var wrongAnswersRejected = 0
  package var secondAnswersAccepted = 0
  package var commandsRun = 0
  /// Commands that a rule leaves out, with a reason.
  package var commandsLeftOut = 0
  /// Packages that `take` makes, and that build and pass their tests.
  package var packages = 0
}
