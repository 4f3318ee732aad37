import Course
import Stage
import Usage

/// The menu in the whole window: chapters and exercises, where the selected one is, and the keys.
@MainActor
struct MenuScreen: View {
  let menu: Menu

  nonisolated var growth: Axes { .both }

  nonisolated func draw(in size: Extent) -> Canvas {
    MainActor.assumeIsolated {
      let keys = KeyRows(keys: self.keys, essential: ["↑↓", "enter", "h", "q"]).lines(in: size)
      let summary = menu.summary.flatMap { $0.wrapped(columns: size.columns) }
      let rows = max(1, size.rows - keys.count - summary.count - 2)
      var canvas = Canvas(size)
      canvas.draw([heading].picture(size.columns))
      canvas.draw(
        List(menu.rows, selected: menu.selected) { line($0) }
          .draw(in: Extent(columns: size.columns, rows: min(rows, menu.rows.count))),
        row: 1
      )
      canvas.draw(
        summary.picture(size.columns),
        row: size.rows - keys.count - summary.count
      )
      canvas.draw(keys.picture(size.columns), row: size.rows - keys.count)
      return canvas
    }
  }

  private var heading: StyledLine {
    StyledLine(" Controlling Dependencies", .bold)
      + StyledLine(
        " · \(menu.progress.solvedCount) of \(menu.course.exercises.count) exercises solved",
        .dim
      )
  }

  private var keys: [(key: String, meaning: String)] {
    if menu.isPage { return [("↑↓", "move"), ("enter", "read"), ("q", "quit")] }
    return [("↑↓", "move"), ("enter", "check")]
      + Menu.keys.dropFirst().map { ("\($0.key)", $0.command) } + [("q", "quit")]
  }

  private func line(_ row: Menu.Row) -> StyledLine {
    switch row {
    case .page(let page): return StyledLine("\(page.folder.prefix(2)) \(page.title)", .bold)
    case .chapter(let chapter):
      let names = menu.course.chapters.map(\.name.count).max() ?? 0
      let solved = menu.progress.solvedCount(in: chapter)
      return StyledLine("\(chapter.folder.prefix(2)) \(chapter.name.padding(to: names))  ", .bold)
        + Overview.bar(solved, of: chapter.exercises.count)
        + StyledLine("  \(solved) of \(chapter.exercises.count)", .dim)
    case .exercise(let exercise):
      let names = menu.course.exercises.map(\.name.count).max() ?? 0
      let state = menu.progress.state(of: exercise)
      let isNext = menu.progress.next?.id == exercise.id
      return StyledLine("  \(state.mark) ", state.style)
        + StyledLine("\(exercise.label) \(exercise.name.padding(to: names))")
        + StyledLine("  \(exercise.minutes.map { "\($0) min" } ?? "")".padding(to: 8), .dim)
        + StyledLine(isNext ? "  next" : "", .bold)
    }
  }
}

extension Menu {
  /// What the selected row is, and where to work on it.
  var summary: [StyledLine] {
    switch rows[selected] {
    case .page(let page), .chapter(let page):
      return [StyledLine(page.title, .bold), NextStep.fact("page", page.lessonPath)]
    case .exercise(let exercise):
      let remark = progress.state(of: exercise).remark.map { " · \($0)" } ?? ""
      return [
        StyledLine("\(exercise.label) \(exercise.name)", .bold)
          + StyledLine("\(exercise.about)\(remark)", .dim),
        NextStep.fact("task", "\(exercise.exercisesPath):\(exercise.taskLine)"),
        NextStep.fact("edit", exercise.place),
      ]
    }
  }
}

extension CourseProgress.State {
  /// The sign of it, which is understood without colours.
  fileprivate var mark: String {
    switch self {
    case .solved: "✔"
    case .begun: "◐"
    case .untouched: "·"
    case .changed: "↻"
    }
  }

  fileprivate var remark: String? {
    switch self {
    case .solved, .untouched: nil
    case .begun: "begun"
    case .changed: "changed since it was solved"
    }
  }
}
