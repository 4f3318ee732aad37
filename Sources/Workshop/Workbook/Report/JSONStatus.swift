import Course

/// What `status` says to a program.
struct JSONStatus {
  let text: String

  init(_ course: Course, _ progress: CourseProgress) throws {
    let whole = Whole(
      exercises: course.exercises.map { exercise in
        Entry(
          exercise: exercise.id,
          number: exercise.label,
          grade: exercise.grade,
          minutes: exercise.minutes,
          state: progress.state(of: exercise).rawValue,
          file: exercise.path,
          line: exercise.line
        )
      },
      next: progress.next?.id
    )
    text = try whole.json
  }

  private struct Whole: Encodable {
    let exercises: [Entry]
    let next: String?
  }

  private struct Entry: Encodable {
    let exercise: String
    let number: String
    let grade: String
    let minutes: Int?
    let state: String
    let file: String
    let line: Int
  }
}
