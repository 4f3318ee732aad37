import Stage

extension Scene {
  /// A list of stand-ups on stage, and what the script has to say about it.
  static func standups(_ title: String, _ app: some StandupsModel) -> Scene {
    Scene(title, ScriptedRun(app), hint: "a add · d delete the last") { run, _ in
      VStack {
        VStack {
          Box("Stand-ups") {
            if run.app.standups.isEmpty { Text("Nothing here yet.", .dim) }
            List(run.app.standups, selected: run.app.standups.indices.last) { standup in
              Text(standup.line)
            }
            .limited(rows: min(8, run.app.standups.count))
          }
          Note(run.app.saving.sentence, run.app.saving.mood)
        }
        .limited(columns: 64)
        Note(run.verdict, run.mood, isLarge: run.check != .notYet)
      }
    } line: { run in
      run.line
    } press: { run, key in
      switch key {
      case .character("a"): run.personTaps { $0.addButtonTapped() }
      case .character("d"): run.personTaps { $0.removeButtonTapped() }
      default: return .ignored
      }
      return .handled
    } run: { run in
      await run.start()
    }
  }
}

extension ScriptedRun {
  /// The check speaks of the list as the script left it, and not of what the person does after it.
  var verdict: String {
    let isOver = isTouched && check != .notYet
    return isOver ? "before you changed the list: \(check.sentence)" : check.sentence
  }

  var mood: Note.Mood { isTouched ? .neutral : check.mood }

  /// Through a pipe: what was found, and then what the check and the save have come to.
  fileprivate var line: String {
    guard check != .notYet else {
      let trouble = app.saving.isRefused ? " │ \(app.saving.sentence)" : ""
      return "launched: \(found.standups)\(trouble)"
    }
    return "\(verdict) │ \(app.saving.sentence)"
  }
}

extension Standup {
  fileprivate var line: String { "\(title) · \(minutes) min · \(attendees.count) attending" }
}

extension Int {
  /// `3 stand-ups`
  var standups: String { "\(self) \(self == 1 ? "stand-up" : "stand-ups")" }
}

extension Saving {
  var mood: Note.Mood {
    switch self {
    case .notNeeded: .neutral
    case .due: .busy
    case .done: .good
    case .failed, .refused: .bad
    }
  }
}

extension ScriptedRun.Check {
  var sentence: String {
    switch self {
    case .notYet: "not checked yet"
    case .impossible: "no check: what was saved could not be loaded"
    case .passed(.exactlyOne): "check passed: I added one, there is exactly one"
    case .passed(.atLeastOne): "check passed: I added one, there is at least one"
    case .failed(let count): "check failed: I added one, there are \(count)"
    }
  }

  var mood: Note.Mood {
    switch self {
    case .notYet: .neutral
    case .passed: .good
    case .impossible, .failed: .bad
    }
  }
}
