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
    for (name, answers) in batches(of: exercises) where !answers.isEmpty {
      let elapsed = clock.stopwatch()
      var run = TestRun(
        answers.map(\.exercise),
        answers: .solutions(but: answers),
        scratch: "verify"
      )
      // An exercise without an answer here is built with its solution: to change what is built
      // costs more than to build it.
      run.built = exercises
      let judgements: [Judgement]
      do {
        judgements = try await judge.judgements(run) { _ in }
      } catch {
        faults.append(Fault(nil, "\(name): \(error.sentence)"))
        continue
      }
      let checks = zip(answers, judgements).map(AnswerCheck.init)
      for (answer, check) in zip(answers, checks) {
        passed[answer.exercise.id, default: []] += check.passed
        failed[answer.exercise.id, default: []].formUnion(check.failed)
      }
      let found = checks.flatMap(\.faults)
      note(name, counted(checks.count, "answer"), found, elapsed)
      faults += found
    }
    for (exercise, tests) in passed.sorted(by: { $0.key < $1.key }) {
      faults += AnswerCheck.unproved(tests, failed: failed[exercise, default: []])
    }
    return faults
  }

  /// The answers of each build and run, by the name that is shown: at most one of every exercise,
  /// of all chapters, because a build takes seconds and a test almost nothing.
  private func batches(of exercises: [Exercise]) -> [(name: String, answers: [KeptAnswer])] {
    let answers = exercises.map { $0.answers(.wrong).answers + $0.answers(.second).answers }
    let count = answers.map(\.count).max() ?? 0
    let first = [
      ("unsolved", exercises.map(KeptAnswer.starter)),
      ("solved", exercises.map(KeptAnswer.solution)),
    ]
    return first
      + (0..<count).map { turn in
        ("answers \(turn + 1) of \(count)", answers.filter { turn < $0.count }.map { $0[turn] })
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
