import Course
import Stage
import Usage

/// How far a person is, chapter by chapter, and what is next.
struct Overview {
  let course: Course
  let progress: CourseProgress
  /// Whether every chapter shows its exercises, and not only the next one.
  var isWhole = false

  var lines: [StyledLine] {
    [
      StyledLine("Controlling Dependencies", .bold)
        + StyledLine(
          " · \(progress.solvedCount) of \(course.exercises.count) exercises solved",
          .dim
        ), "",
    ]
      + [course.opening].compactMap(\.self).map(pageLine)
      + course.chapters.flatMap(chapterLines)
      + [course.end].compactMap(\.self).map(pageLine)
      + [""] + whatNow
  }

  private func pageLine(_ page: CourseChapter) -> StyledLine {
    StyledLine("  \(page.folder.prefix(2)) \(page.title)  ")
      + StyledLine("lesson \(page.number)", .dim)
  }

  /// A chapter is one line; the one that is next shows its exercises, too.
  private func chapterLines(_ chapter: CourseChapter) -> [StyledLine] {
    let solved = progress.solvedCount(in: chapter)
    let title = "\(chapter.folder.prefix(2)) \(chapter.name)".padding(to: nameColumns + 3)
    let line =
      StyledLine("  \(title)  ")
      + Self.bar(solved, of: chapter.exercises.count)
      + StyledLine("  \(solved) of \(chapter.exercises.count)", .dim)
    guard isWhole || progress.next?.chapterFolder == chapter.folder else { return [line] }
    return [line] + chapter.exercises.map(exerciseLine)
  }

  private func exerciseLine(_ exercise: Exercise) -> StyledLine {
    let isNext = progress.next?.id == exercise.id
    let state = progress.state(of: exercise)
    let remark =
      switch state {
      case .untouched, .solved: ""
      case .begun: "  begun"
      case .changed: "  changed since it was solved"
      }
    let minutes = exercise.minutes.map { "\($0) min" } ?? ""
    return StyledLine("     \(state == .solved ? "✔" : isNext ? "▸" : "·") ", state.style)
      + StyledLine(
        "\(exercise.label) \(exercise.name.padding(to: exerciseColumns))",
        isNext ? .bold : .plain
      )
      + StyledLine("  \(exercise.grade.padding(to: 7))  \(minutes)\(remark)", .dim)
  }

  /// Nine columns, filled as far as the chapter is solved.
  static func bar(_ solved: Int, of count: Int) -> StyledLine {
    let full = count == 0 ? 0 : solved * 9 / count
    return StyledLine(String(repeating: "█", count: full), .good)
      + StyledLine(String(repeating: "─", count: 9 - full), .dim)
  }

  private var whatNow: [StyledLine] {
    guard let next = progress.next else {
      return [
        "All of it is solved. Every lesson ends with an experiment; have you tried them?",
        NextStep.command("solution EXERCISE", "ours beside yours"),
        NextStep.command("check all", "all of it once more"),
      ]
    }
    var lines = ["Next: \(next.label) \(next.name)" + StyledLine(next.about, .dim)]
    // A chapter begins with its lesson.
    if next.number == 1 {
      lines += [
        NextStep.fact("lesson", "Chapters/\(next.chapterFolder)/README.md"),
        NextStep.fact("demo", "swift run \(next.chapterName)"),
      ]
    }
    return lines + [
      NextStep.fact("task", "\(next.exercisesPath):\(next.taskLine)"),
      NextStep.fact("edit", "\(next.path):\(next.line)"), "",
      NextStep.command("check \(next.name)", "is it right?"),
      NextStep.command("watch \(next.name)", "the same after each save"),
      NextStep.command("hint \(next.name)", "when you are stuck"),
      NextStep.command("--help", "everything else"),
    ]
  }

  private var nameColumns: Int { course.chapters.map(\.name.count).max() ?? 0 }

  private var exerciseColumns: Int { course.exercises.map(\.name.count).max() ?? 0 }
}

extension CourseProgress.State {
  var style: TextStyle {
    switch self {
    case .solved: .good
    case .untouched: .dim
    case .begun, .changed: TextStyle(foreground: .yellow)
    }
  }
}
