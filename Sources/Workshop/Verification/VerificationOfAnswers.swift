import Course
import OperatingSystem
import Toolchain
import Usage

extension Verification {
  func answers() async -> [Fault] {
    let exercises = chapters.flatMap(\.exercises)
    var faults = exercises.flatMap { exercise in
      [KeptAnswer.Kind.wrong, .second].flatMap { exercise.answers($0).faults }
        + (exercise.isUntouched ? [] : [exercise.changedFault])
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
        faults.append(Fault(nil, "\(batch.name): \(error.sentence)"))
        continue
      }
      let checks = zip(batch.asked, judgements).map(AnswerCheck.init)
      for (asked, check) in zip(batch.asked, checks) {
        passed[asked.exercise.id, default: []] += check.passed
        failed[asked.exercise.id, default: []].formUnion(check.failed)
      }
      let found = checks.flatMap(\.faults)
      note(batch.name, counted(checks.count, "answer"), found, elapsed)
      faults += found
    }
    for (exercise, tests) in passed.sorted(by: { $0.key < $1.key }) {
      faults += AnswerCheck.unproved(tests, failed: failed[exercise, default: []])
    }
    return faults
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
