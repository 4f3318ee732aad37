import Course
import Toolchain

/// What was found out about the exercises when they were checked last.
struct Findings {
  /// A verdict, and what it is about.
  struct Finding {
    let judgement: Judgement
    let contents: ExerciseFiles.Contents
    /// Whether the files are still what they were when they were judged.
    var isCurrent = true
  }

  private var all: [String: Finding] = [:]

  subscript(exercise: Exercise) -> Finding? {
    get { all[exercise.id] }
    set { all[exercise.id] = newValue }
  }

  /// Reads the files again: a verdict on files that have changed since is not current.
  mutating func look(in course: Course) {
    for (id, finding) in all where finding.isCurrent {
      let contents = ExerciseFiles(finding.judgement.exercise, in: course).read()
      all[id]?.isCurrent = contents == finding.contents
    }
  }
}
