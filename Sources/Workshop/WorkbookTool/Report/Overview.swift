import Course
import Stage
import Usage

/// The progress of a person through the course, and the next exercise: for the menu, and as text.
struct Overview {
  enum Row {
    case page(CourseChapter)
    case chapter(CourseChapter)
    case exercise(Exercise)
  }

  let course: Course
  let progress: CourseProgress
  let rows: [Row]

  init(of course: Course) {
    self.course = course
    progress = CourseProgress(of: course)
    let chapters = course.chapters.flatMap { chapter in
      [Row.chapter(chapter)] + chapter.exercises.map(Row.exercise)
    }
    rows = [course.opening].compactMap(\.self).map(Row.page) + chapters
  }

  var lines: [StyledLine] { [heading, ""] + rows.map(line) + [""] + nextSteps }

  var heading: StyledLine {
    StyledLine("Controlling Dependencies", .bold)
      + StyledLine(
        " · \(progress.solvedCount) of \(course.exercises.count) exercises solved",
        .dim
      )
  }

  func line(_ row: Row) -> StyledLine {
    switch row {
    case .page(let page): return StyledLine("\(page.label) \(page.title)", .bold)
    case .chapter(let chapter):
      let names = course.chapters.map(\.name.count).max() ?? 0
      let solved = progress.solvedCount(in: chapter)
      return StyledLine("\(chapter.label) \(chapter.name.padding(to: names))  ", .bold)
        + bar(solved, of: chapter.exercises.count)
        + StyledLine("  \(solved) of \(chapter.exercises.count)", .dim)
    case .exercise(let exercise):
      let names = course.exercises.map(\.name.count).max() ?? 0
      let labels = course.exercises.map(\.label.count).max() ?? 0
      let sign = progress.state(of: exercise).sign
      let minutes = exercise.minutes.map { "\($0) min" } ?? ""
      let isNext = progress.next?.id == exercise.id
      return StyledLine("  \(sign.mark) ", sign.style)
        + StyledLine("\(exercise.label.padding(to: labels)) \(exercise.name.padding(to: names))")
        + StyledLine("  \(exercise.grade.padding(to: 7))  \(minutes)\(sign.remark)", .dim)
        + StyledLine(isNext ? "  next" : "", .bold)
    }
  }

  /// Nine columns, filled as far as the chapter is solved.
  private func bar(_ solved: Int, of count: Int) -> StyledLine {
    let full = count == 0 ? 0 : solved * 9 / count
    return StyledLine(String(repeating: "█", count: full), .good)
      + StyledLine(String(repeating: "─", count: 9 - full), .dim)
  }

  private var nextSteps: [StyledLine] {
    guard let next = progress.next else { return NextStep.allSolved(course) }
    return NextStep.lines(of: next, in: course) + [""] + NextStep.commands(for: next)
      + [NextStep.command("--help", "everything else")]
  }
}

extension CourseProgress.State {
  /// Its sign, which is understood without colours, how it looks, and what stands behind it.
  fileprivate var sign: (mark: String, style: TextStyle, remark: String) {
    switch self {
    case .solved: ("✔", .good, "")
    case .begun: ("◐", TextStyle(foreground: .yellow), "  begun")
    case .untouched: ("·", .dim, "")
    case .changed: ("↻", TextStyle(foreground: .yellow), "  changed since it was solved")
    }
  }
}
