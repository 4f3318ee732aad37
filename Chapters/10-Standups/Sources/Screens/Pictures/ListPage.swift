import Stage

extension StandupsConsole {
  /// The first screen: all stand-ups.
  var listPage: Page {
    Page(
      title: StyledLine("Stand-ups", .bold),
      content: rows,
      notes: notes,
      keys: app.standups.isEmpty
        ? ["a": "add a stand-up", "q": "quit"]
        : ["↑↓": "move", "enter": "open", "a": "add a stand-up", "q": "quit"]
    )
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
    app.saving.problem == nil ? "No stand-ups yet. Press a to add the first one." : ""
  }

  /// What the person has to know about the file.
  var notes: [Note] {
    app.saving == .notNeeded ? [] : [Note(app.saving.sentence, app.saving.mood)]
  }
}
