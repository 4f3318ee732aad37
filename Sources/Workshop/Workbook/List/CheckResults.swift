import Course
import Toolchain

/// What the last check has found out about an exercise.
struct CheckResult {
  let judgement: Judgement
  let contents: ExerciseFiles.Contents
  /// Whether the files are still what they were when they were judged.
  var isCurrent = true
}

/// The last result of each exercise that was checked.
struct CheckResults {
  private var all: [String: CheckResult] = [:]

  subscript(exercise: Exercise) -> CheckResult? {
    get { all[exercise.id] }
    set { all[exercise.id] = newValue }
  }

  /// Reads the files again: a result about files that have changed since is not current.
  mutating func look(in course: Course) {
    for (id, result) in all where result.isCurrent {
      let contents = ExerciseFiles(result.judgement.exercise, in: course).read()
      all[id]?.isCurrent = contents == result.contents
    }
  }
}
