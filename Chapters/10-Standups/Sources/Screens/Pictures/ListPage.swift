import Stage

extension StandupsDesk {
  /// The first screen: all stand-ups.
  var listPage: Page {
    Page(
      title: StyledLine("Stand-ups", .bold),
      status: StyledLine(place, .dim),
      content: rows,
      notes: notes,
      keys: listKeys
    )
  }

  private var place: String {
    app.standups.isEmpty ? "" : "\(shownRow + 1) of \(app.standups.count)"
  }

  private var rows: any View {
    guard !app.standups.isEmpty else {
      return Text(remark, .dim).padding(columns: 2, rows: 1)
    }
    return List(app.standups, selected: shownRow) { standup in
      Split(standup.theme.mark + StyledLine(standup.name), StyledLine(standup.facts, .dim))
    }
  }

  private var remark: String {
    if !isLaunched { return "Reading…" }
    return app.saving.problem == nil ? "No stand-ups yet. Press a to add the first one." : ""
  }

  /// What the person has to know about the file.
  var notes: [Note] {
    let notice = app.notice.map { [Note($0)] } ?? []
    return notice + (app.saving == .notNeeded ? [] : [Note(app.saving.sentence, app.saving.mood)])
  }

  private var listKeys: [KeyHelp] {
    let some = app.standups.isEmpty ? [] : [KeyHelp("↑↓", "move"), KeyHelp("enter", "open")]
    return some + [KeyHelp("a", "add a stand-up"), KeyHelp("?", "help"), KeyHelp("q", "quit")]
  }
}
