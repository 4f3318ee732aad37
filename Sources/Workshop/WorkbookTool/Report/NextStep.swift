import Course
import Stage
import Toolchain
import Usage

/// The last lines of a report: what to type now.
enum NextStep {
  static func lines(after judgements: [Judgement], progress: CourseProgress, in course: Course)
    -> [StyledLine]
  {
    if let unsolved = judgements.first(where: { !$0.isSolved }) {
      return ["Next:"] + help(with: unsolved.exercise)
    }
    guard let last = judgements.last?.exercise, let next = progress.next(after: last) else {
      return allSolved(course)
    }
    return lines(of: next, in: course) + [
      command("check \(next.name)", "is it right?"),
      command("solution \(last.name)", "ours next to yours"),
    ]
  }

  /// Suggestions for a person who has solved all.
  static func allSolved(_ course: Course) -> [StyledLine] {
    [
      StyledLine("All \(course.exercises.count) exercises are solved."),
      "Every lesson ends with an experiment; have you tried them?",
      command("solution EXERCISE", "ours next to yours"),
      command("check all", "all of it once more"),
    ]
  }

  /// The exercise that is next. A chapter begins with its lesson.
  static func lines(of exercise: Exercise, in course: Course) -> [StyledLine] {
    var lines = ["Next: \(exercise.label) \(exercise.name)" + StyledLine(exercise.about, .dim)]
    if exercise.number == 1 {
      let chapter = course.chapter(of: exercise)
      lines.append(fact("lesson", chapter.lessonPath))
      if chapter.hasDemo {
        lines.append(fact("demo", "swift run \(exercise.chapterName) compare"))
      }
    }
    return lines + places(exercise)
  }

  /// The location of an exercise's task, and the one to edit.
  static func places(_ exercise: Exercise) -> [StyledLine] {
    [
      fact("task", "\(exercise.taskPath):\(exercise.taskLine)"),
      fact("edit", exercise.location),
    ]
  }

  /// The commands for the exercise that is next.
  static func commands(for exercise: Exercise) -> [StyledLine] {
    [command("check \(exercise.name)", "is it right?")] + help(with: exercise)
  }

  /// The commands that help once a check has failed.
  private static func help(with exercise: Exercise) -> [StyledLine] {
    [
      command("watch \(exercise.name)", "check after each save"),
      command("hint \(exercise.name)", "when you are stuck"),
    ]
  }

  static func command(_ words: String, _ purpose: String) -> StyledLine {
    StyledLine("   swift run workbook \(words)".padding(to: 48))
      + StyledLine("  \(purpose)", .dim)
  }

  static func fact(_ name: String, _ value: String) -> StyledLine {
    StyledLine("   \(name.padding(to: 11))", .dim) + StyledLine(value)
  }
}

extension Exercise {
  var about: String { minutes.map { " · \(grade), about \($0) minutes" } ?? " · \(grade)" }

  /// The line to edit: `Exercises/01-Countdown/TakeControl.swift:9`.
  var location: String { "\(path):\(line)" }
}
