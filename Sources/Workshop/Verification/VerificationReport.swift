import Course
import OperatingSystem
import Usage

/// What was proved, and what is wrong.
package struct VerificationReport: Equatable, Sendable {
  package var faults: [Fault] = []
  package var counts = Counts()
  package var time: Duration = .zero
  /// Which test rejects a wrong answer, by the names of the answers, for each exercise.
  package var rejections: [String: [String: String]] = [:]

  mutating func add(_ other: VerificationReport) {
    faults += other.faults
    rejections.merge(other.rejections) { $0.merging($1) { $1 } }
    counts.chapters = max(counts.chapters, other.counts.chapters)
    counts.exercises = max(counts.exercises, other.counts.exercises)
    counts.samples += other.counts.samples
    counts.diffs += other.counts.diffs
    counts.tests += other.counts.tests
    counts.wrongAnswersRejected += other.counts.wrongAnswersRejected
    counts.secondAnswersAccepted += other.counts.secondAnswersAccepted
    counts.commandsRun += other.counts.commandsRun
    counts.commandsLeftOut += other.counts.commandsLeftOut
    counts.packages += other.counts.packages
  }

  package var isWhole: Bool { faults.isEmpty }

  /// The closing line: what was counted, and how long it took.
  package var summary: String {
    var parts = [counted(counts.exercises, "exercise")]
    if counts.tests > 0 { parts.append(counted(counts.tests, "test")) }
    if counts.wrongAnswersRejected > 0 {
      parts.append("\(counted(counts.wrongAnswersRejected, "wrong answer")) rejected")
    }
    if counts.secondAnswersAccepted > 0 {
      parts.append("\(counted(counts.secondAnswersAccepted, "second answer")) accepted")
    }
    if counts.commandsRun > 0 {
      let leftOut = counts.commandsLeftOut
      let rest = leftOut > 0 ? " (\(leftOut) left out by rule)" : ""
      parts.append("\(counted(counts.commandsRun, "command")) run\(rest)")
    }
    if counts.packages > 0 { parts.append(counted(counts.packages, "package")) }
    if counts.samples > 0 { parts.append(counted(counts.samples, "sample")) }
    if counts.diffs > 0 { parts.append(counted(counts.diffs, "diff")) }
    let start = isWhole ? "The course is whole" : counted(faults.count, "fault")
    return "\(start): \(parts.joined(separator: ", ")). \(time.inTenths)"
  }
}

extension String.StringInterpolation {
  mutating func appendInterpolation(_ count: Int, _ noun: String) {
    appendLiteral(counted(count, noun))
  }
}
