import Course
import Stage
import Usage

/// The progress of a person through the course, and the next exercise: for the menu, and as text.
struct Overview {
  let course: Course
  let progress: CourseProgress
  let rows: [Selection]

  init(of course: Course) {
    self.course = course
    progress = CourseProgress(of: course)
    rows = ([course.opening].compactMap(\.self) + course.chapters).flatMap { chapter in
      [Selection(chapter)] + chapter.exercises.map { Selection(chapter, $0) }
    }
  }

  var lines: [StyledLine] { [heading, ""] + rows.map(line) + [""] + nextSteps }

  var heading: StyledLine {
    let all = course.exercises
    return StyledLine("Controlling Dependencies", .bold)
      + StyledLine(" · \(progress.solvedCount(of: all)) of \(all.count) exercises solved", .dim)
  }

  func line(_ row: Selection) -> StyledLine {
    guard let exercise = row.exercise else { return line(row.chapter) }
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

  /// A chapter has nine columns, filled as far as it is solved.
  private func line(_ chapter: CourseChapter) -> StyledLine {
    let count = chapter.exercises.count
    if count == 0 { return StyledLine("\(chapter.label) \(chapter.title)", .bold) }
    let names = course.chapters.map(\.name.count).max() ?? 0
    let solved = progress.solvedCount(of: chapter.exercises)
    let full = solved * 9 / count
    return StyledLine("\(chapter.label) \(chapter.name.padding(to: names))  ", .bold)
      + StyledLine(String(repeating: "█", count: full), .good)
      + StyledLine(String(repeating: "─", count: 9 - full), .dim)
      + StyledLine("  \(solved) of \(count)", .dim)
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
