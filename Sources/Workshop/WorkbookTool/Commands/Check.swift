import Course
import Dependencies
import Stage
import Toolchain
import Usage

extension Command {
  static let check = Command(
    name: "check",
    operands: "[EXERCISE|CHAPTER|all]",
    summary: "What is not true yet, and where.",
    details: """
      Without a word it takes the first exercise that is not solved. Only what you ask
      for is built, so nothing that you have begun elsewhere is in the way.

      The first demand that does not hold has its failure in full, each other one a
      sentence. swift test --filter EXERCISE prints all of them.
      """
  ) { typed, context in
    let course = try context.course()
    let exercises = try context.exercises(named: typed.operands.first, in: course)
    guard !exercises.isEmpty else {
      context.terminal.say(NextStep.allSolved(course))
      return .success
    }
    let judgements = try await context.judge(exercises)
    context.report(judgements, in: course)
    return judgements.allSatisfy(\.isSolved) ? .success : .failure
  }
}

extension CommandContext {
  /// The exercises that a word asks for; without a word, the next one.
  func exercises(named word: String?, in course: Course) throws(UsageError) -> [Exercise] {
    guard let word else { return CourseProgress(of: course).next.map { [$0] } ?? [] }
    return word == "all" ? course.exercises : try course.find(word).exercises
  }

  /// Judges exercises, and shows meanwhile what the person waits for.
  func judge(_ exercises: [Exercise]) async throws(SentenceError) -> [Judgement] {
    @Dependency(Judge.self) var judge
    defer { terminal.clearProgress() }
    // Nothing of the exercises was ever built in this clone.
    if let exercise = exercises.first, !exercise.root.has(".build/check") {
      sayOnStandardError("The first build takes about a minute, and later ones take seconds.")
    }
    terminal.showProgress("Building …")
    return try await judge.judgements(TestRun(exercises)) { terminal.showProgress($0) }
  }

  /// Shows one report after the other, and then what is next, and keeps what is solved. Only the
  /// first unsolved exercise has its failures shown: one at a time is enough.
  ///
  /// - Parameter isWatching: Whether a person who has not solved the exercise knows what is next.
  func report(
    _ judgements: [Judgement],
    in course: Course,
    isWatching: Bool = false
  ) {
    var progress = CourseProgress(of: course)
    progress.record(judgements)
    let first = judgements.first { !$0.isSolved }?.exercise
    for judgement in judgements {
      let showsFailures = judgement.exercise == first
      let report = Report(judgement: judgement, showsFailures: showsFailures, terminal: terminal)
      terminal.say(report.lines)
      say("")
    }
    if !isWatching || judgements.allSatisfy(\.isSolved) {
      terminal.say(NextStep.lines(after: judgements, progress: progress, in: course))
    }
    save(progress)
  }

  /// A verdict is worth more than its record: if that cannot be written, the person reads why.
  func save(_ progress: CourseProgress) {
    do { try progress.save() } catch {
      sayOnStandardError(
        "Your progress cannot be saved; what is above counts all the same. \(error.reason)"
      )
    }
  }
}
