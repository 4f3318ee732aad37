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
      let keys = keys(in: size)
      let summary = menu.summary.flatMap { $0.wrapped(columns: size.columns) }
      let rows = max(1, size.rows - keys.count - summary.count - 2)
      var canvas = Canvas(size)
      canvas.draw([" " + menu.overview.heading].picture(size.columns))
      canvas.draw(
        List(menu.rows, selected: menu.selected) { menu.overview.line($0) }
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

  /// In as many rows as they need; those that are left out of a small window are the last ones.
  private func keys(in size: Extent) -> [StyledLine] {
    let commands = menu.isPage ? [] : menu.commands.dropFirst()
    let keys = Menu.keys.filter { commands.contains($0.command) }
    let words = ["q quit", "· ↑↓ jk move", "· enter \(menu.isPage ? "read" : "check")"]
    let lines = (words + keys.map { "· \($0.key) \($0.command)" }).filled(columns: size.columns - 1)
    return lines.prefix(max(1, size.rows / 6)).map { StyledLine(" \($0)", .dim) }
  }
}

extension Menu {
  /// What the selected row is, and where to work on it.
  var summary: [StyledLine] {
    switch rows[selected] {
    case .page(let page), .chapter(let page):
      [StyledLine(page.title, .bold), NextStep.fact("page", page.lessonPath)]
    case .exercise(let exercise):
      [
        StyledLine("\(exercise.label) \(exercise.name)", .bold) + StyledLine(exercise.about, .dim)
      ] + NextStep.places(exercise)
    }
  }

  /// What stays on the terminal: the command that was chosen, or else where to work.
  var closingView: any View {
    let lines =
      chosen.map { [StyledLine("swift run \($0.joined(separator: " "))")] } ?? summary
    return VStack { for line in lines { line } }
  }
}
