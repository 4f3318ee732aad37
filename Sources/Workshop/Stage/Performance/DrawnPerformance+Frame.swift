/// A whole frame: the scenes side by side, the remarks below them, and the row of keys.
extension DrawnPerformance {
  func frame(in size: Extent) -> Canvas {
    let minimum = Performance.minimum
    guard size.columns >= minimum.columns, size.rows >= minimum.rows else {
      return Text(
        """
        This window is too small.
        It has \(size.columns)×\(size.rows), the scene needs \(minimum.columns)×\(minimum.rows).
        """
      )
      .centered().draw(in: size)
    }
    let third = Extent(columns: size.columns, rows: size.rows / 3)
    let remarks = remarks.draw(in: third, at: clock.now())
    let keys = keys(columns: size.columns).draw(in: third)
    let rows = size.rows - keys.size.rows - remarks.size.rows
    var frame = Canvas(size)
    frame.draw(drawScenes(in: Extent(columns: size.columns, rows: rows)))
    frame.draw(remarks, row: rows)
    frame.draw(keys, row: size.rows - keys.size.rows)
    return frame
  }

  /// The last frame, which stays in the terminal: the audience still wants to see how it ended.
  func lastFrame(in size: Extent) -> Canvas {
    if let view = performance.lastView {
      return view().draw(in: Extent(columns: size.columns, rows: 1000))
    }
    // The closing lines and the prompt of the shell follow below it.
    let rows = max(size.rows - 5, size.rows / 2)
    return drawScenes(in: Extent(columns: size.columns, rows: rows))
  }

  private func drawScenes(in space: Extent) -> Canvas {
    let now = clock.now()
    let hasTimes = performance.hasTimes
    if canvases.count == 1, !hasTimes { return canvases[0].draw(in: space, at: now) }
    let columns = zip(canvases, times).map { canvas, time in
      Columns.Column(
        title: hasTimes ? time.heading : time.title,
        content: GeometryReader { canvas.draw(in: $0, at: now) }
      )
    }
    return Columns(columns: columns).draw(in: space)
  }

  /// The keys, in as many rows as they need: the one that quits is never cut off.
  private func keys(columns: Int) -> VStack {
    let quits = terminal.hasKeys && !performance.scenes.contains { $0.takesLetters() }
    let hint = performance.scenes.map(\.hint).first { !$0.isEmpty } ?? ""
    let keys = hint.split(separator: " · ") + [quits ? "q quit" : "Ctrl-C stop"]
    var rows: [String] = []
    for key in keys where performance.hasKeyRow {
      if let longer = rows.last.map({ "\($0) · \(key)" }), longer.columns <= columns {
        rows[rows.count - 1] = longer
      } else {
        rows.append(" \(key)")
      }
    }
    return VStack { for row in rows { Text(row, .dim) } }
  }
}
