import Course
import Stage

/// A text in the whole window.
@MainActor
struct ReadingScreen: View {
  let reading: Reading
  var keepsBackticks = false

  nonisolated var growth: Axes { .both }

  nonisolated func draw(in size: Size) -> Canvas {
    MainActor.assumeIsolated {
      let keys = KeyRows(keys: [
        ("↑↓", "line"), ("space", "page"), ("b", "back a page"), ("q", "list"),
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
      Rule(left: reading.title, right: reading.scroll.place, columns: size.columns)
        .draw(on: &canvas, row: 0)
      canvas.draw(keys.picture(size.columns), row: size.rows - keys.count)
      return canvas
    }
  }
}

/// Asks which version of the demo it shall be.
@MainActor
struct DemoQuestion: View {
  let menu: DemoMenu

  nonisolated func draw(in size: Size) -> Canvas {
    MainActor.assumeIsolated {
      Alert(
        "The demo of \(menu.chapter.name)",
        message: "swift run \(menu.chapter.name) \(menu.version)",
        buttons: DemoMenu.versions,
        selected: DemoMenu.versions.firstIndex(of: menu.version)
      )
      .draw(in: size)
    }
  }
}
