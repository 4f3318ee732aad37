import Course
import TerminalScreens
import Usage

/// A file that a row names.
struct RowFile {
  let path: String
  /// Its text when the row began.
  let text: String
  /// The first line to show, if the speaker has chosen it.
  var top: Int?
}

extension Presentation.State {
  var nowRow: SpeakerNotesRow? { notes.rows.indices.contains(row) ? notes.rows[row] : nil }

  /// The question to the room at this row: the one that its row is about, or else the next one.
  var question: String? {
    let questions = notes.questions
    let asked = notes.rows.prefix(row).count(where: \.isQuestion)
    return questions.isEmpty ? nil : questions[min(asked, questions.count - 1)]
  }

  /// The command that the speaker would type at this row.
  var commandToType: String? {
    if let command = nowRow?.command { return command }
    return files.isEmpty ? nil : "${EDITOR:-vi} \(files.map(\.path).joined(separator: " "))"
  }

  /// The index of the file that the room sees.
  var shownIndex: Int? {
    view.file.flatMap { shown in files.firstIndex { $0.path == shown.path } }
  }
}

extension Presentation {
  func enterRow(_ row: Int, _ state: inout State) {
    state.row = row
    state.view = state.view.terminal()
    let paths = (state.nowRow?.files ?? []).compactMap { state.chapter.path(of: $0) }
    state.files = paths.map { RowFile(path: $0, text: text(of: $0)) }
  }

  /// Shows what a key of the speaker's stands for. The same key again shows the terminal.
  func show(_ key: SpeakerKey, _ state: inout State) {
    let terminal = state.view.terminal()
    switch key {
    case .next: move(by: 1, &state)
    case .back: move(by: -1, &state)
    case .nextChapter: changeChapter(by: 1, &state)
    case .chapterBefore: changeChapter(by: -1, &state)
    case .terminal:
      state.view = terminal
      state.panes.scrollToEnd()
    case .question:
      let question = state.view.question == nil ? state.question : nil
      state.view = terminal
      state.view.question = question
    case .file:
      if state.files.isEmpty { state.remark = "This row names no file." }
      // After the last file the terminal comes again.
      let next = state.shownIndex.map { $0 + 1 } ?? 0
      state.view = terminal
      if state.files.indices.contains(next) { state.view.file = shown(state.files[next], state) }
    case .diff:
      let isShown = state.view.diff != nil
      state.view = terminal
      if !isShown { showDiff(&state) }
    case .exercise: showNextExercise(&state)
    case .other: state.panes.focusNext()
    case .up: scroll(by: -1, &state)
    case .down: scroll(by: 1, &state)
    case .black: state.view.isBlack.toggle()
    case .light: state.view.isLight.toggle()
    case .type, .panes, .open: break
    }
  }

  private func move(by step: Int, _ state: inout State) {
    let next = state.row + step
    if state.notes.rows.indices.contains(next) { return enterRow(next, &state) }
    state.remark =
      step > 0
      ? "The last row: e is an exercise, N the next chapter."
      : "The first row: B is the chapter before."
  }

  /// The chapter that is left keeps its row and its clock, except at its first row: the speaker has
  /// only passed it.
  private func changeChapter(by step: Int, _ state: inout State) {
    let chapters = course.chapters
    let now = chapters.firstIndex { $0.number == state.chapter.number }
    guard let now, chapters.indices.contains(now + step) else {
      state.remark = step > 0 ? "The last chapter." : "The first chapter."
      return
    }
    state.left[state.chapter.number] = state.row > 0 ? (state.row, state.began) : nil
    state.chapter = chapters[now + step]
    state.notes = SpeakerNotes(state.chapter.notes ?? "")
    let (row, began) = state.left[state.chapter.number] ?? (0, time())
    state.began = began
    enterRow(row, &state)
  }

  private func showDiff(_ state: inout State) {
    do throws(UsageError) {
      state.view.diff = ShownDiff(try state.chapter.diff(typed: state.nowRow?.diffOperands ?? []))
    } catch {
      state.remark = error.sentence
    }
  }

  /// The exercise whose clock runs, or the first one; from one that is shown, the next. The room
  /// does not see the choice if it is made in black.
  private func showNextExercise(_ state: inout State) {
    let exercises = state.chapter.exercises
    guard !exercises.isEmpty else {
      state.remark = "This chapter has no exercise."
      return
    }
    let shown = exercises.firstIndex { $0.name == state.view.exercise?.name }
    // One that was only passed has not begun.
    if let passed = state.view.exercise, time() - passed.began < 60 {
      state.clocks[passed.name] = nil
    }
    let begun = exercises.lastIndex { state.clocks[$0.name] != nil }
    let next = exercises[shown.map { ($0 + 1) % exercises.count } ?? begun ?? 0]
    let began = state.clocks[next.name] ?? time()
    state.clocks[next.name] = began
    let isBlack = state.view.isBlack
    state.view = state.view.terminal()
    state.view.exercise = ShownExercise(next, began: began)
    state.view.isBlack = isBlack
  }

  /// The file as it is now.
  func shown(_ file: RowFile, _ state: State) -> ShownFile {
    ShownFile(
      path: file.path,
      text: text(of: file.path),
      old: file.text,
      top: file.top,
      places: state.nowRow?.places ?? []
    )
  }

  private func text(of path: String) -> String {
    course.root.text(of: path) ?? ""
  }

  private func scroll(by step: Int, _ state: inout State) {
    if let diff = state.view.diff {
      state.view.diff?.hunk = min(max(0, diff.hunk + step), max(0, diff.hunks.count - 1))
    } else if let file = state.view.file, let index = state.shownIndex {
      state.files[index].top = max(1, file.first + step * ShownFile.height / 2)
      state.view.file = shown(state.files[index], state)
    } else {
      state.panes.scroll(back: -step * state.panes.size.rows / 2)
    }
  }
}
