import Course
import OperatingSystem
import Toolchain
import Usage

extension Verification {
  func answers() async -> VerificationReport {
    var report = VerificationReport()
    let exercises = chapters.flatMap(\.exercises)
    for exercise in exercises {
      report.faults += [KeptAnswer.Kind.wrong, .second].flatMap { exercise.answers($0).faults }
      if !exercise.isUntouched { report.faults.append(exercise.changedFault) }
    }
    // By the exercises: what the solution passes, and what fails on another answer.
    var passed: [String: [TestOutcome]] = [:]
    var failed: [String: Set<String>] = [:]
    for batch in AnswerBatch.all(of: exercises) where !batch.asked.isEmpty {
      let elapsed = clock.stopwatch()
      let judgements: [Judgement]
      do {
        judgements = try await judge.judgements(batch.run) { _ in }
      } catch {
        report.faults.append(Fault(nil, "\(batch.name): \(error.sentence)"))
        continue
      }
      var own = VerificationReport()
      var count = 0
      for (asked, judgement) in zip(batch.asked, judgements) {
        let check = AnswerCheck(asked, judgement)
        own.faults += check.faults
        passed[asked.exercise.id, default: []] += check.passed
        failed[asked.exercise.id, default: []].formUnion(check.failed)
        own.counts.wrongAnswersRejected += check.isRejected ? 1 : 0
        own.counts.secondAnswersAccepted += check.isAccepted ? 1 : 0
        count += check.passed.count + check.failed.count
      }
      note(batch.name, sentence(about: batch.kind, own, tests: count), own, elapsed)
      report.add(own)
    }
    for (exercise, tests) in passed.sorted(by: { $0.key < $1.key }) {
      let unproved = AnswerCheck.unproved(tests, failed: failed[exercise, default: []])
      report.faults += unproved
      report.counts.tests += tests.count - unproved.count
    }
    return report
  }

  private func sentence(
    about kind: AnswerBatch.Kind,
    _ report: VerificationReport,
    tests: Int
  ) -> String {
    switch kind {
    case .starters: "\(counted(tests, "test")) fail"
    case .solutions: "\(counted(tests, "test")) pass"
    case .answers:
      """
      \(counted(report.counts.wrongAnswersRejected, "wrong answer")) rejected, \
      \(counted(report.counts.secondAnswersAccepted, "second answer")) accepted
      """
    }
  }
}

extension Exercise {
  /// Says that an exercise is not as its starter has it, with which a clone begins.
  fileprivate var changedFault: Fault {
    Fault(
      path,
      """
      It differs from what \(files[0].starterPath) makes of the solution: let "swift run workbook \
      verify \(chapterName) --rewrite" write the difference, or get the exercise back.
      """
    )
  }
}
