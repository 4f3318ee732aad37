import Course
import Stage

/// One exercise in the whole window: what happened last, and the verdict.
@MainActor
struct WatchScreen: View {
  let model: WatchModel
  /// What `q` does.
  var wayOut = "quit"
  var keepsBackticks = false

  nonisolated var growth: Axes { .both }

  nonisolated func draw(in size: Extent) -> Canvas {
    MainActor.assumeIsolated {
      let keys = KeyRows(keys: keys, essential: ["n", "h", "f", "q"]).lines(in: size)
      let head = head.flatMap { $0.wrapped(columns: size.columns) }
      var canvas = Canvas(size)
      canvas.draw(head.picture(size.columns))
      var text = text
      text.keepsBackticks = keepsBackticks
      Window(scroll: model.scroll)
        .draw(
          text.picture(columns: size.columns),
          rows: max(0, size.rows - head.count - 1 - keys.count),
          on: &canvas,
          row: head.count + 1
        )
      WindowRule(words: model.scroll.place.map { "\($0) · space" }, columns: size.columns)
        .draw(on: &canvas, row: head.count)
      canvas.draw(keys.picture(size.columns), row: size.rows - keys.count)
      return canvas
    }
  }

  private var keys: [(key: String, meaning: String)] {
    [
      ("n", "next"), ("h", "hint"), ("r", "run again"), ("f", "all failures"),
      ("q", wayOut),
    ]
  }

  private var head: [StyledLine] {
    [
      StyledLine("Watching \(model.exercise.label) \(model.exercise.name)", .bold)
        + StyledLine(" · \(model.exercise.place)", .dim), model.statusLine,
    ]
  }

  private var text: LongText {
    if let hint = model.hint { return hint.text }
    return LongText(.lines(model.shownReport))
  }
}

extension WatchModel {
  /// What happens now, or what happened last.
  var statusLine: StyledLine {
    if let gonePath { return StyledLine("\(gonePath) is gone. I wait for it.", .bold) }
    if check.isRunning {
      return StyledLine([news, "… \(check.line)"].joined(separator: " "), .dim)
    }
    if let trouble { return StyledLine(trouble, .bad) }
    if !news.isEmpty { return StyledLine(news, .bold) }
    return StyledLine("Save the file, and it is judged.", .dim)
  }

  /// The verdict; dimmed if it is about the files before the last save.
  var shownReport: [StyledLine] {
    isCurrent ? report : report.map { StyledLine($0.text, .dim) }
  }

  /// What stays on the terminal: the last verdict, if it still holds.
  var farewell: [StyledLine] {
    isCurrent
      ? report : [StyledLine("Ended before a verdict on \(exercise.label) \(exercise.name).", .dim)]
  }
}

extension WatchModel {
  func press(_ key: Key) -> KeyResponse {
    switch key {
    case .character("n"): nextTapped()
    case .character("h"): hintTapped()
    case .character("r"): runAgainTapped()
    case .character("f"): allFailuresTapped()
    case .up, .character("k"): scroll.move(by: -1)
    case .down, .character("j"): scroll.move(by: 1)
    default: return scroll.press(key) ? .handled : .ignored
    }
    return .handled
  }
}
