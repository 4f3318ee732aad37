import Course
import Toolchain

extension Verification {
  func answers(of chapters: [CourseChapter]) async -> VerificationReport {
    var report = VerificationReport()
    report.faults = self.chapters.flatMap { TextCheck.keptAnswers.faults(in: $0) }
    var tests = (unsolved: 0, solved: 0)
    let examinations = self.chapters.map { ($0.folder, Examination(of: $0)) }
    for round in Round.all(of: chapters.flatMap(\.exercises)) where !round.asked.isEmpty {
      let watch = clock.stopwatch()
      let judgements: [Judgement]
      do {
        var run = round.run
        run.asksTheNamedTest = !asksAllTests
        judgements = try await judge.judge(run) { _ in }
      } catch {
        report.faults.append(Fault("Package.swift", "\(round.name): \(error.sentence)"))
        continue
      }
      var own = VerificationReport()
      var count = 0
      for (asked, judgement) in zip(round.asked, judgements) {
        let examination = examinations.first { $0.0 == asked.exercise.chapterFolder }?.1
        guard let conclusion = examination?.conclusion(asked, judgement) else { continue }
        own.faults += conclusion.faults
        if let test = conclusion.rejectedBy {
          own.rejections[asked.exercise.id, default: [:]][asked.name] = test
        }
        own.counts.wrongAnswersRejected += conclusion.rejected
        own.counts.secondAnswersAccepted += conclusion.accepted
        count += conclusion.tests
      }
      if round.name == "unsolved" { tests.unsolved = count }
      if round.name == "solved" { tests.solved = count }
      tell(round.name, sentence(about: round, own, tests: count), own, watch)
      report.add(own)
    }
    // A test is proved by both runs.
    report.counts.tests = min(tests.unsolved, tests.solved)
    return report
  }

  private func sentence(about round: Round, _ report: VerificationReport, tests: Int) -> String {
    switch round.name {
    case "unsolved": "\(tests, "test") fail as they have to, or are guards"
    case "solved": "\(tests, "test") pass"
    default:
      """
      \(report.counts.wrongAnswersRejected, "wrong answer") rejected, \
      \(report.counts.secondAnswersAccepted, "second answer") accepted
      """
    }
  }
}
