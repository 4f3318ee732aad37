import Course
import Foundation
import Synchronization
import Usage

/// What is on stage: a chapter, one of its rows, what runs, and what the room sees of it.
final class Presentation: Sendable {
  /// The pages have news.
  private let changed: @Sendable () -> Void
  private let course: Course
  private let time: @Sendable () -> Double
  private let state: Mutex<State>

  struct State {
    var chapter: CourseChapter
    var notes: StageNotes
    var row = 0
    var view = RoomView.nothing
    var isBlack = false
    var zoom = 0
    var sessions: [Session] = []
    var sessionsSoFar = 0
    /// In seconds since 1970.
    var began: Double
    var rowBegan: Double
    /// The minutes that were planned for what is over, in all chapters of today.
    var minutesDone = 0
    /// The texts of the files of the row when it began, by path.
    var texts: [String: String] = [:]
    var top: Int?
    var problem: String?
    /// Rises with each change that the pages have to hear of.
    var version = 0
  }

  /// - Parameters:
  ///   - time: In seconds since 1970.
  ///   - changed: Called after each change, on any thread.
  init(
    of course: Course,
    chapter: CourseChapter,
    time: @escaping @Sendable () -> Double,
    changed: @escaping @Sendable () -> Void
  ) {
    (self.course, self.time, self.changed) = (course, time, changed)
    state = Mutex(
      State(
        chapter: chapter,
        notes: StageNotes(chapter.lesson.notes ?? ""),
        began: time(),
        rowBegan: time()
      )
    )
    change { enterRow(0, &$0) }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      body(&state)
      state.version += 1
    }
    changed()
  }

  /// Ends all that runs.
  func end() async {
    for session in state.withLock({ $0.sessions }) { await session.stopAndWait() }
  }

  var version: Int { state.withLock { $0.version } }
  var sessions: [Session] { state.withLock { $0.sessions } }
  var chapter: Int { state.withLock { $0.chapter.number } }

  var told: ToldPresentation {
    let state = state.withLock { $0 }
    return ToldPresentation(state, of: course, at: time())
  }

  /// Does what a key or a button asks for. What it does not know, it leaves.
  func obey(_ wish: Wish) {
    switch wish.wish {
    case "row": change { enterRow(wish.number ?? 0, &$0) }
    case "next": change { move(by: 1, &$0) }
    case "back": change { move(by: -1, &$0) }
    case "run": run()
    case "stop": shownSession?.stop()
    case "type": type(wish.text ?? "")
    case "command": if let command = wish.text { start(command) }
    case "black": change { $0.isBlack.toggle() }
    case "larger": change { $0.zoom = min(8, $0.zoom + 1) }
    case "smaller": change { $0.zoom = max(-4, $0.zoom - 1) }
    case "question": change(showQuestion)
    case "terminal": change { showTerminal(wish.number, &$0) }
    case "diff": change { showDiff(of: nil, &$0) }
    case "file": change { showFile(&$0) }
    case "exercise": change(showNextExercise)
    case "lesson": change { showPage(by: 0, &$0) }
    case "further": change { scroll(by: 1, &$0) }
    case "nearer": change { scroll(by: -1, &$0) }
    case "chapter": open(wish.number ?? 0)
    case "class": change { $0.view = RoomView(attendance: $0.view.attendance.next) }
    case "clock": change { $0.view.exercise?.began = time() }
    default: break
    }
  }

  /// Looks at the file that the room sees: somebody may have saved it.
  func lookAtFiles() {
    let file = state.withLock { state in state.view.file == nil ? nil : shownFile(state) }
    guard let file, state.withLock({ $0.view.file != nil && $0.view.file != file }) else { return }
    change { $0.view.file = file }
  }
}

/// What a page asks for.
struct Wish: Decodable, Equatable, Sendable {
  let wish: String
  var number: Int?
  var text: String?
}

extension Presentation {
  private func enterRow(_ row: Int, _ state: inout State) {
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

  private func move(by step: Int, _ state: inout State) {
    let next = state.row + step
    guard state.notes.rows.indices.contains(next) else { return }
    enterRow(next, &state)
  }

  private func open(_ number: Int) {
    guard let chapter = course.chapters.first(where: { $0.number == number }) else { return }
    change { state in
      state.minutesDone += state.notes.rows.prefix(state.row + 1).reduce(0) { $0 + $1.minutes }
      (state.chapter, state.notes) = (chapter, StageNotes(chapter.lesson.notes ?? ""))
      state.view = .nothing
      enterRow(0, &state)
    }
  }

  private func showQuestion(_ state: inout State) {
    // What the room is asked about stays in view.
    let questions = state.notes.questions
    let asked = state.notes.rows.prefix(state.row).count { $0.kind == .question }
    let text = questions.isEmpty ? state.chapter.name : questions[min(asked, questions.count - 1)]
    state.view = RoomView(question: text, terminal: state.view.terminal)
  }

  private func showTerminal(_ number: Int?, _ state: inout State) {
    guard let number = number ?? state.sessions.last?.number else { return }
    state.view = RoomView(terminal: number)
  }

  private func showDiff(of command: String?, _ state: inout State) {
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

  private func showNextExercise(_ state: inout State) {
    let exercises = state.chapter.exercises
    guard !exercises.isEmpty else { return }
    let shown = exercises.firstIndex { $0.name == state.view.exercise?.name }
    let next = shown.map { ($0 + 1) % exercises.count } ?? 0
    state.view = RoomView(exercise: ShownExercise(exercises[next], began: time()))
  }

  /// Shows a section of the lesson: the one that is so many after the one that is shown.
  private func showPage(by step: Int, _ state: inout State) {
    let sections = state.chapter.lesson.document.sections(level: 2)
    guard !sections.isEmpty else { return }
    let wanted = (state.view.page?.number ?? 1) - 1 + step
    let index = min(max(0, wanted), sections.count - 1)
    state.view = RoomView(
      page: ShownPage(
        title: sections[index].heading,
        number: index + 1,
        count: sections.count,
        blocks: ShownBlock.all(sections[index].text)
      )
    )
  }

  private func showFile(_ state: inout State) {
    guard let file = shownFile(state) else { return showQuestion(&state) }
    state.view = RoomView(file: file)
  }

  private func shownFile(_ state: State) -> ShownFile? {
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
    let url = course.root.appending(path: folder, directoryHint: .isDirectory)
    let files =
      FileManager.default.enumerator(atPath: url.path(percentEncoded: false))?
      .compactMap { $0 as? String } ?? []
    let path = files.sorted().first {
      $0.hasSuffix(".swift") && ($0 == name || $0.hasSuffix("/\(name)") || $0.hasPrefix("\(name)/"))
    }
    guard let path, let text = try? Document(path: "\(folder)/\(path)", in: course.root).text else {
      return nil
    }
    return ("\(folder)/\(path)", text)
  }

  private func scroll(by step: Int, _ state: inout State) {
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

extension Presentation {
  private var shownSession: Session? {
    state.withLock { state in state.sessions.first { $0.number == state.view.terminal } }
  }

  /// Runs what the row says.
  private func run() {
    let row = state.withLock { state in
      state.notes.rows.indices.contains(state.row) ? state.notes.rows[state.row] : nil
    }
    switch (row?.kind, row?.command) {
    case (.diff, let command): change { showDiff(of: command, &$0) }
    case (_, let command?): start(command)
    default: change(showQuestion)
    }
  }

  /// Starts a command. The same one is not run twice at once: the older one ends.
  private func start(_ command: String) {
    let older = state.withLock { state in
      state.sessionsSoFar += 1
      return state.sessions.filter { $0.command == command || !$0.isRunning }
    }
    for session in older where session.command == command { session.stop() }
    let number = state.withLock { $0.sessionsSoFar }
    let folder = course.root.path(percentEncoded: false)
    let session = Session(number, command, in: folder, changed: changed)
    change { state in
      // Of what is over, the last two stay to be shown again.
      let over = state.sessions.filter { !$0.isRunning }.dropLast(2).map(\.number)
      state.sessions.removeAll { over.contains($0.number) || $0.command == command }
      state.sessions.append(session)
      state.view = RoomView(terminal: number)
      state.problem = nil
    }
  }

  private func type(_ keys: String) {
    let bytes: [UInt8] =
      switch keys {
      case "enter": [13]
      case "escape": [27]
      case "backspace": [127]
      case "tab": [9]
      case "up": Array("\u{1B}[A".utf8)
      case "down": Array("\u{1B}[B".utf8)
      case "right": Array("\u{1B}[C".utf8)
      case "left": Array("\u{1B}[D".utf8)
      case _ where keys.hasPrefix("^") && keys.count == 2:
        keys.utf8.dropFirst().map { $0 & 0x1F }
      default: Array(keys.utf8)
      }
    shownSession?.type(bytes)
  }
}
