import Course
import Stage

/// A text in the whole window.
@MainActor
struct ReadingScreen: View {
  let reading: ReadingModel
  /// Where `q` leads.
  var wayOut = "list"
  var keepsBackticks = false

  nonisolated var growth: Axes { .both }

  nonisolated func draw(in size: Extent) -> Canvas {
    MainActor.assumeIsolated {
      let keys = KeyRows(keys: [
        ("↑↓", "line"), ("space", "page"), ("b", "back a page"), ("q", wayOut),
      ])
      .lines(in: size)
      var canvas = Canvas(size)
      Window(scroll: reading.scroll)
        .draw(
          reading.picture(columns: size.columns, keepsBackticks: keepsBackticks),
          rows: max(0, size.rows - keys.count - 1),
          on: &canvas,
          row: 1
        )
      WindowRule(left: reading.title, right: reading.scroll.place, columns: size.columns)
        .draw(on: &canvas, row: 0)
      canvas.draw(keys.picture(size.columns), row: size.rows - keys.count)
      return canvas
    }
  }
}

/// Asks which demo to run.
@MainActor
struct DemoQuestion: View {
  let menu: DemoMenu

  nonisolated func draw(in size: Extent) -> Canvas {
    MainActor.assumeIsolated {
      let rows = min(menu.demos.count, max(1, size.rows - 6))
      let lines = menu.demos.map { "swift run \(menu.chapter.name) \($0.joined(separator: " "))" }
      let width = min(max(10, size.columns - 6), (lines.map(\.count).max() ?? 0) + 4)
      return Box("The demo of \(menu.chapter.name): ↑↓, enter, esc", border: .bold) {
        List(lines, selected: menu.selected) { StyledLine($0) }.limited(columns: width, rows: rows)
      }
      .draw(in: size)
    }
  }
}
