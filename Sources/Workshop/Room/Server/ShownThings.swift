import Course
import Foundation
import Usage

/// What the room sees, one thing at a time.
extension Presentation {
  func enterRow(_ row: Int, _ state: inout State) {
    guard state.notes.rows.indices.contains(row) else {
      state.view = .nothing
      return
    }
    (state.row, state.rowBegan, state.top, state.problem) = (row, time(), nil, nil)
    let now = state.notes.rows[row]
    state.texts = [:]
    for name in now.files {
      guard let (path, text) = find(name, in: state.chapter) else { continue }
      state.texts[path] = text
    }
    switch now.kind {
    case .question: showQuestion(&state)
    case .file: showFile(&state)
    // What ran before stays up until the next thing runs.
    case .command, .diff: break
    }
  }

  func move(by step: Int, _ state: inout State) {
    let next = state.row + step
    guard state.notes.rows.indices.contains(next) else { return }
    enterRow(next, &state)
  }

  func open(_ number: Int) {
    guard let chapter = course.chapters.first(where: { $0.number == number }) else { return }
    change { state in
      state.minutesDone += state.notes.rows.prefix(state.row + 1).reduce(0) { $0 + $1.minutes }
      (state.chapter, state.notes) = (chapter, StageNotes(chapter.lesson.notes ?? ""))
      state.view = .nothing
      enterRow(0, &state)
    }
  }

  func showQuestion(_ state: inout State) {
    // What the room is asked about stays in view.
    let questions = state.notes.questions
    let asked = state.notes.rows.prefix(state.row).count { $0.kind == .question }
    let text = questions.isEmpty ? state.chapter.name : questions[min(asked, questions.count - 1)]
    state.view = RoomView(question: text, terminal: state.view.terminal)
  }

  func showTerminal(_ number: Int?, _ state: inout State) {
    guard let number = number ?? state.sessions.last?.number else { return }
    state.view = RoomView(terminal: number)
  }

  func showDiff(of command: String?, _ state: inout State) {
    // `swift run workbook diff Registration controlled clock`
    let words = (command ?? "").split(separator: " ").drop { $0 != "diff" }.dropFirst(2)
    do {
      let (diff, old, new) = try state.chapter.diff(typed: words.map(String.init))
      state.view = RoomView(diff: ShownDiff(diff, from: old, to: new), place: 0)
    } catch let error as CourseError {
      state.problem = error.sentence
    } catch {
      state.problem = (error as? UsageError)?.sentence
    }
  }

  func showNextExercise(_ state: inout State) {
    let exercises = state.chapter.exercises
    guard !exercises.isEmpty else { return }
    let shown = exercises.firstIndex { $0.name == state.view.exercise?.name }
    let next = shown.map { ($0 + 1) % exercises.count } ?? 0
    state.view = RoomView(exercise: ShownExercise(exercises[next], began: time()))
  }

  /// Shows the page of the lesson that comes `step` pages after the one that is shown.
  func showPage(by step: Int, _ state: inout State) {
    let pages = ShownPage.all(of: state.chapter.lesson.document)
    guard !pages.isEmpty else { return }
    let wanted = (state.view.page?.number ?? 1) - 1 + step
    state.view = RoomView(page: pages[min(max(0, wanted), pages.count - 1)])
  }

  func showFile(_ state: inout State) {
    guard let file = shownFile(state) else { return showQuestion(&state) }
    state.view = RoomView(file: file)
  }

  func shownFile(_ state: State) -> ShownFile? {
    guard let path = state.texts.keys.sorted().first, let old = state.texts[path] else {
      return nil
    }
    let row = state.notes.rows[state.row]
    return ShownFile(
      path: path,
      text: (try? Document(path: path, in: course.root).text) ?? "",
      old: old,
      top: state.top,
      places: row.places
    )
  }

  /// The file of a chapter that a row names by the end of its path.
  private func find(_ name: String, in chapter: CourseChapter) -> (path: String, text: String)? {
    let folder = "Chapters/\(chapter.folder)"
    let path = course.root.sources(below: folder).first {
      $0 == name || $0.hasSuffix("/\(name)") || $0.hasPrefix("\(name)/")
    }
    guard let path, let text = try? Document(path: "\(folder)/\(path)", in: course.root).text else {
      return nil
    }
    return ("\(folder)/\(path)", text)
  }

  func scroll(by step: Int, _ state: inout State) {
    if let diff = state.view.diff, let place = state.view.place {
      state.view.place = min(max(0, place + step), max(0, diff.places.count - 1))
    } else if let file = state.view.file {
      state.top = max(1, file.first + step * ShownFile.height / 2)
      state.view.file = shownFile(state)
    } else if state.view.page != nil {
      showPage(by: step, &state)
    }
  }
}
