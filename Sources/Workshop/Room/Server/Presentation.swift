import Course
import Foundation
import Synchronization

/// What is on stage: a chapter, one of its rows, what runs, and what the room sees of it.
final class Presentation: Sendable {
  /// Called when the pages have something new to show.
  private let changed: @Sendable () -> Void
  let course: Course
  let time: @Sendable () -> Double
  let state: Mutex<State>

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
    /// The minutes that were planned for the rows that are over, in all chapters of today.
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

  func change(_ body: (inout State) -> Void) {
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

  /// Does what a key or a button asks for, and ignores a wish that it does not know.
  func obey(_ wish: Wish) {
    switch wish.wish {
    case "row": change { enterRow(wish.number ?? 0, &$0) }
    case "next": change { move(by: 1, &$0) }
    case "back": change { move(by: -1, &$0) }
    case "run": run()
    case "stop": shownSession?.stop()
    case "type": shownSession?.type(Array((wish.text ?? "").utf8))
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
    case "clock": change { $0.view.exercise?.began = time() }
    default: break
    }
  }

  /// Reads the file that the room sees: the speaker may have saved it.
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
    for session in sessions where session.command == command { session.stop() }
    let folder = course.root.path(percentEncoded: false)
    show(Session(nextNumber, command, in: folder, changed: changed))
  }

  /// The session of a demo that has begun in a terminal beside.
  func begin(beside command: String) -> Session {
    let session = Session(nextNumber, beside: "\(command), in a terminal", changed: changed)
    show(session)
    return session
  }

  private var nextNumber: Int {
    state.withLock { state in
      state.sessionsSoFar += 1
      return state.sessionsSoFar
    }
  }

  private func show(_ session: Session) {
    change { state in
      // The last two sessions that are over stay, to be shown again.
      let over = state.sessions.filter { !$0.isRunning }.dropLast(2).map(\.number)
      state.sessions.removeAll { over.contains($0.number) || $0.command == session.command }
      state.sessions.append(session)
      state.view = RoomView(terminal: session.number)
      state.problem = nil
    }
  }
}
