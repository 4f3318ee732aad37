import Composable
import Stage

extension Scene {
  /// The todos, the marks of the twelve tests next to them, and below them what the tests say.
  static func todos(_ title: String, _ tests: TestRun) -> Scene {
    let app = TodosApp(tracksFilter: tests.tracksFilter)
    let visibility = TodosVisibility()
    return Scene(title, tests, takesLetters: app.renamed != nil) { tests, _ in
      TodosStage(app: app.box, visibility: visibility, tests: tests.box, message: tests.note)
    } line: { tests in
      tests.words
    } press: { _, key in
      visibility.isVisible ? app.press(key) : .ignored
    } run: { tests in
      await tests.run()
    }
  }
}

extension TestRun {
  /// A row for each test.
  var box: any View {
    Box(heading) {
      for row in rows { Text(row, Self.style(of: row.first)).limited(rows: 1) }
    }
  }

  /// The verdict, and what there is to read below it.
  var note: any View {
    guard let verdict else { return Note("The tests run.", .busy) }
    return VStack {
      Note(verdict, rows.allSatisfy { $0.hasPrefix("✓") } ? .good : .bad, isLarge: true)
      // Where several tests notice, the room has to see each of them.
      for line in remarks { Text(line).limited(rows: tracksFilter ? 1 : .max) }
    }
  }

  private static func style(of sign: Character?) -> TextStyle {
    switch sign {
    case "✓": TextStyle(foreground: .green)
    case "✗", "☠": .bad
    default: .dim
    }
  }
}

/// Whether the last frame had room for the todos. No key changes what is not seen.
final class TodosVisibility {
  fileprivate(set) var isVisible = false
}

/// The app next to its tests, where there is room for both; what the tests say below them.
struct TodosStage: View {
  let app: any View
  let visibility: TodosVisibility
  let tests: any View
  let message: any View

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    visibility.isVisible = size.columns >= 65
    return VStack {
      HStack {
        tests.limited(columns: 48)
        if visibility.isVisible {
          VStack {
            app.limited(columns: 60, rows: 12)
            Text("a add · space check · d delete\nc clear · f filter", .dim)
          }
        }
      }
      message.limited(columns: 100)
    }
    .aligned(.leading, .leading).draw(in: size)
  }
}

extension TodosApp {
  var box: any View {
    Box("todos · \(store.state.filter)") {
      for (index, todo) in shown.enumerated() {
        let cursor = todo.id == renamed ? "▏" : ""
        let text = "\(todo.isComplete ? "☑" : "☐") \(todo.text)\(cursor)"
        Text(
          (index == row ? "▸ " : "  ") + text,
          todo.isComplete ? .dim : index == row ? .bold : .plain
        )
        .limited(rows: 1)
      }
      if shown.isEmpty { Text("  nothing to do here", .dim) }
      Text("")
      Text(lastEvent.map { "tracked: \($0.words)" } ?? "no event tracked yet", .dim)
    }
  }
}

extension TodoEvent {
  fileprivate var words: String {
    let values = properties.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return values.isEmpty ? name : "\(name) (\(values.joined(separator: ", ")))"
  }
}
