import Course
import Stage
import Usage

/// A row for each chapter, with its bar, and one for each of its exercises.
@MainActor
struct ListRows: View {
  let model: ListModel

  private enum Row {
    case page(CourseChapter)
    case chapter(CourseChapter)
    case exercise(Exercise, CourseProgress.State)
  }

  nonisolated var growth: Axes { .both }

  var count: Int { rows.count }

  nonisolated func draw(in size: Extent) -> Canvas {
    MainActor.assumeIsolated {
      let rows = rows
      let selected = rows.firstIndex {
        switch $0 {
        case .page(let page): page.folder == model.page?.folder
        case .exercise(let exercise, _):
          model.page == nil && exercise.id == model.exercise.id
        case .chapter: false
        }
      }
      return List(rows, selected: selected) { row in line(row, columns: size.columns) }
        .draw(in: size)
    }
  }

  private var rows: [Row] {
    let chapters: [Row] = model.course.chapters.flatMap { chapter in
      [.chapter(chapter)] + chapter.exercises.map { .exercise($0, model.state(of: $0)) }
    }
    return [model.course.opening].compactMap(\.self).map(Row.page) + chapters
      + [model.course.end].compactMap(\.self).map(Row.page)
  }

  private func line(_ row: Row, columns: Int) -> StyledLine {
    switch row {
    case .page(let page):
      return StyledLine("\(page.folder.prefix(2)) \(page.title)", .bold)
    case .chapter(let chapter):
      let solved = chapter.exercises.count { model.state(of: $0) == .solved }
      let names = model.course.chapters.map(\.name.count).max() ?? 0
      return StyledLine(
        "\(chapter.folder.prefix(2)) \(chapter.name.padding(to: names))  ",
        .bold
      ) + Overview.bar(solved, of: chapter.exercises.count)
        + StyledLine("  \(solved) of \(chapter.exercises.count)", .dim)
    case .exercise(let exercise, let state):
      let names = model.exercises.map(\.name.count).max() ?? 0
      let name =
        StyledLine("  \(state.mark) ", state.style)
        + StyledLine("\(exercise.label) \(exercise.name.padding(to: names))")
      let minutes = exercise.minutes.map { "\($0) min" } ?? ""
      // In a narrow window, the marks have to be enough.
      let about = columns < 60 ? "  \(minutes)" : "  \(exercise.grade.padding(to: 7))  \(minutes)"
      let remark = columns < 60 ? "" : state.remark.map { "  \($0)" } ?? ""
      let next = model.next?.id == exercise.id ? "  next" : ""
      return name + StyledLine(about.padding(to: columns < 60 ? 8 : 17) + remark, .dim)
        + StyledLine(next, .bold)
    }
  }
}

extension CourseProgress.State {
  /// The sign of it, which is understood without colours.
  var mark: String {
    switch self {
    case .solved: "✔"
    case .begun: "◐"
    case .untouched: "·"
    case .changed: "↻"
    }
  }

  var remark: String? {
    switch self {
    case .solved, .untouched: nil
    case .begun: "begun"
    case .changed: "changed since it was solved"
    }
  }
}
