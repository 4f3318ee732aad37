import Course
import Stage

/// The whole window: the chapters above, what is known about the selected exercise below, and the
/// keys at the bottom.
struct ListScreen: View {
  let model: ListModel
  /// Whether code keeps its backticks, for want of a colour.
  var keepsBackticks = false

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    MainActor.assumeIsolated {
      switch model.destination {
      case .reading(let reading):
        ReadingScreen(reading: reading, keepsBackticks: keepsBackticks).draw(in: size)
      case .watch(let watch):
        WatchScreen(model: watch, wayOut: "back", keepsBackticks: keepsBackticks).draw(in: size)
      case .demo(let menu):
        ZStack {
          list(in: size)
          DemoQuestion(menu: menu)
        }
        .draw(in: size)
      case nil:
        list(in: size)
      }
    }
  }

  @MainActor
  private func list(in size: Extent) -> Canvas {
    let keys = KeyRows(keys: self.keys, essential: ["↑↓", "enter", "h", "esc", "?", "q"])
      .lines(in: size)
    var words = self.text
    if let remark = model.remark, shortRemark(size.columns) == nil {
      words.parts.insert(.lines([StyledLine(remark, .bold), ""]), at: 0)
    }
    let text = words.picture(columns: size.columns)
    let rows = ListRows(model: model)
    let room = max(0, size.rows - keys.count - 2)
    // Both as they are, if there is room; else most of it is for what was found out.
    let spare = room - rows.count
    let below = min(text.size.rows, max(spare, isVerdict ? room * 2 / 3 : room / 2))
    let above = room - below
    var canvas = Canvas(size)
    canvas.draw(heading.draw(in: Extent(columns: size.columns, rows: 1)))
    canvas.draw(rows.draw(in: Extent(columns: size.columns, rows: min(above, rows.count))), row: 1)
    let start = 1 + min(above, rows.count)
    Window(scroll: model.scroll)
      .draw(text, rows: size.rows - keys.count - start - 1, on: &canvas, row: start + 1)
    rule(size.columns).draw(on: &canvas, row: start)
    canvas.draw(keys.picture(size.columns), row: size.rows - keys.count)
    return canvas
  }

  @MainActor
  private var heading: StyledLine {
    let solved = model.states.count { $0 == .solved }
    return StyledLine(" Controlling Dependencies", .bold)
      + StyledLine(" · \(solved) of \(model.exercises.count) exercises solved", .dim)
  }

  /// What happens at the moment, and how much of the text below is seen.
  @MainActor
  private func rule(_ columns: Int) -> WindowRule {
    WindowRule(
      left: model.check.isRunning ? "… \(model.check.line)" : shortRemark(columns) ?? stale,
      right: model.scroll.place.map { "\($0) · space" },
      columns: columns
    )
  }

  /// The remark, if it fits into the rule; else it stands below, where it is never cut.
  @MainActor
  private func shortRemark(_ columns: Int) -> String? {
    model.remark.flatMap { $0.count + 4 <= columns ? $0 : nil }
  }

  @MainActor
  private var stale: String? {
    guard case .exercise = model.panel, model.lastResult?.isCurrent == false else { return nil }
    return "changed since this verdict: press enter"
  }

  @MainActor
  private var isVerdict: Bool {
    if case .exercise = model.panel { model.lastResult != nil } else { true }
  }

  @MainActor
  private var text: LongText {
    var text: LongText
    switch model.panel {
    case .exercise: text = LongText(.lines(ExerciseSummary(model: model).lines))
    case .hint(let hint): text = hint.text
    case .all(let judgements): text = LongText(.lines(ManyVerdicts(judgements: judgements).lines))
    }
    text.keepsBackticks = keepsBackticks
    return text
  }

  @MainActor
  private var keys: [(key: String, meaning: String)] {
    if model.check.isRunning { return [("esc", "end the check"), ("↑↓", "move"), ("q", "quit")] }
    if model.page != nil {
      return [("↑↓", "move"), ("enter", "read"), ("a", "check all"), ("?", "help"), ("q", "quit")]
    }
    return [
      ("↑↓", "move"), ("enter", "check"), ("h", "hint"), ("t", "task"), ("l", "lesson"),
      ("d", "demo"), ("D", "diff"), ("w", "watch"), ("o", "open"), ("n", "next"),
      ("f", "all failures"),
      ("a", "check all"),
      ("?", "help"), ("q", "quit"),
    ]
  }
}

extension HintShown {
  var text: LongText {
    LongText(
      .lines([StyledLine(title, .bold), ""]),
      .markdown(hint.text),
      .lines(["", StyledLine(keys, .dim)])
    )
  }
}
