import Course
import Dispatch
import Foundation
import OperatingSystem
import Stage
import Synchronization
import TerminalScreens
import Usage

/// The instructor's shells, a chapter's rows for the speaker, and what the room sees.
package final class Presentation: Sendable {
  struct State {
    var chapter: CourseChapter
    var notes: StageNotes
    var row = 0
    var view = RoomView()
    var panes: [Pane] = []
    /// Which pane has the keys.
    var focus = 0
    var isSplit = false
    var size = (columns: 80, rows: 24)
    /// How many rows the terminal is scrolled back.
    var back = 0
    var keys = KeyInput()
    var remark: String?
    /// In seconds since 1970.
    var began: Double
    /// The texts of the files of the row when it began, by path.
    var texts: [String: String] = [:]
    /// The first line of the shown file, if the speaker has chosen it.
    var top: Int?
    /// When each exercise was shown first, by its name.
    var clocks: [String: Double] = [:]
    /// What the person's terminal has to get before the next picture.
    var handedOn: [UInt8] = []
    var painter: TerminalPainter
    var isDue = false
  }

  let course: Course
  let shell: Program
  let time: @Sendable () -> Double
  let state: Mutex<State>
  private let terminal: PersonTerminal
  private let painting = DispatchQueue(label: "presentation")
  private let ending: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)
  /// Called when the pages have something new to show.
  let changed = Mutex<@Sendable () -> Void>({})
  private let opening = Mutex<@Sendable () -> Void>({})

  /// Nil where the terminal has no keys.
  ///
  /// - Parameters:
  ///   - shell: What runs in each pane.
  ///   - time: In seconds since 1970.
  package init?(
    of course: Course,
    chapter: CourseChapter,
    on terminal: Terminal,
    shell: Program,
    time: @escaping @Sendable () -> Double = { Date.now.timeIntervalSince1970 }
  ) {
    guard let person = PersonTerminal(terminal) else { return nil }
    (self.course, self.shell, self.time, self.terminal) = (course, shell, time, person)
    ending = AsyncStream.makeStream(of: Void.self)
    state = Mutex(
      State(
        chapter: chapter,
        notes: StageNotes(chapter.lesson.notes ?? ""),
        began: time(),
        painter: TerminalPainter(colors: terminal.colors)
      )
    )
    change { enterRow(0, &$0) }
  }

  /// Draws on the terminal, and returns when the last shell has ended, or the terminal is gone.
  package func run() async throws(SystemFailure) {
    terminal.enter()
    defer { terminal.leave() }
    fitTerminal()
    try openPane()
    let resized = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: painting)
    resized.setEventHandler { [self] in fitTerminal() }
    resized.activate()
    let minutes = DispatchSource.makeTimerSource(queue: painting)
    minutes.schedule(deadline: .now() + 1, repeating: 1)
    minutes.setEventHandler { [self] in look() }
    minutes.activate()
    let keys = Inlet(terminal.input, on: DispatchQueue(label: "keys")) { [self] in
      read($0)
    } atEnd: {
      [self] in
      ending.continuation.finish()
    }
    for await _ in ending.stream {}
    for source in [resized, minutes] as [any DispatchSourceProtocol] { source.cancel() }
    keys.close()
    // A picture that is on its way is drawn before the terminal is given back.
    await withCheckedContinuation { continuation in painting.async { continuation.resume() } }
    state.withLock { $0.isDue = true }
  }

  /// - Parameter body: Called when the speaker asks for the page again.
  package func whenPageIsAskedFor(_ body: @escaping @Sendable () -> Void) {
    opening.withLock { $0 = body }
  }

  /// Ends it from outside: a signal has come.
  package func end() { ending.continuation.finish() }

  func change(_ body: (inout State) -> Void) {
    state.withLock { body(&$0) }
    draw()
  }
}

// The panes.
extension Presentation {
  private func openPane() throws(SystemFailure) {
    let size = state.withLock { $0.size }
    let pane = try Pane(shell, columns: size.columns, rows: size.rows) { [self] handedOn in
      state.withLock { $0.handedOn += handedOn }
      draw()
    } ended: { [self] pane in
      let isLast = state.withLock { state in
        state.panes.removeAll { $0 === pane }
        (state.focus, state.isSplit) = (0, false)
        return state.panes.isEmpty
      }
      if isLast { ending.continuation.finish() } else { fitPanes() }
    }
    state.withLock { state in
      state.panes.append(pane)
      state.focus = state.panes.count - 1
      state.isSplit = state.panes.count > 1
    }
    fitPanes()
  }

  func fitTerminal() {
    let (columns, rows) = terminal.size
    state.withLock { state in
      state.size = (columns, max(1, rows - SpeakerLines.count))
      state.painter.forget()
    }
    fitPanes()
  }

  private func fitPanes() {
    let (visible, size) = state.withLock { ($0.visible, $0.size) }
    for (pane, columns) in zip(visible, State.columns(of: visible.count, in: size.columns)) {
      pane.resize(columns: columns, rows: size.rows)
    }
    draw()
  }

  private func splitTapped() {
    guard state.withLock({ $0.panes.count }) > 1 else {
      do { try openPane() } catch { change { $0.remark = "No second shell: \(error.words)." } }
      return
    }
    state.withLock { $0.isSplit.toggle() }
    fitPanes()
  }

  private func read(_ bytes: [UInt8]) {
    for part in state.withLock({ $0.keys.read(bytes) }) {
      switch part {
      case .typed(let typed):
        let pane = state.withLock { state in
          (state.back, state.remark) = (0, nil)
          return state.panes.isEmpty ? nil : state.panes[state.focus]
        }
        pane?.type(typed)
      case .pressed(let key): press(key)
      }
    }
    draw()
  }

  /// Once a second: the file that the room sees may have been saved, and the minutes pass.
  func look() {
    let file = state.withLock { state in state.view.file == nil ? nil : shownFile(state) }
    if let file { state.withLock { if $0.view.file != nil { $0.view.file = file } } }
    draw()
  }

  func press(_ key: SpeakerKey) {
    change { $0.remark = nil }
    switch key {
    case .panes: splitTapped()
    case .other:
      state.withLock { $0.focus = $0.panes.isEmpty ? 0 : ($0.focus + 1) % $0.panes.count }
      fitPanes()
    case .type:
      let command = state.withLock { state in
        state.view = state.view.terminal()
        return state.commandToType
      }
      guard let command else { return change { $0.remark = "This row has nothing to type." } }
      state.withLock { $0.panes.isEmpty ? nil : $0.panes[$0.focus] }?.type(Array(command.utf8))
    case .open: opening.withLock { $0 }()
    default: change { show(key, &$0) }
    }
  }
}

// What is drawn.
extension Presentation {
  /// Of many changes at once, one picture is drawn.
  private func draw() {
    let isFirst = state.withLock { state in
      defer { state.isDue = true }
      return !state.isDue
    }
    guard isFirst else { return }
    painting.asyncAfter(deadline: .now() + .milliseconds(8)) { [self] in
      let text = state.withLock { state -> [UInt8] in
        state.isDue = false
        let picture = state.picture
        let lines = speakerLines(state).rows(columns: state.size.columns)
        let update = state.painter.update(to: picture.rows + lines, cursor: picture.cursor)
        defer { state.handedOn = [] }
        return state.handedOn + Array(update.utf8)
      }
      Platform.write(String(decoding: text, as: UTF8.self), to: terminal.output)
      changed.withLock { $0 }()
    }
  }

  private func speakerLines(_ state: State) -> SpeakerLines {
    let rows = state.notes.rows
    var lines = SpeakerLines()
    if rows.indices.contains(state.row) {
      let row = rows[state.row]
      let what = row.kind == .question ? state.question ?? row.typed : row.typed
      let number = "\(state.row + 1)/\(rows.count)"
      lines.row = [number, what, row.sees].joined(separator: " · ").replacing(/[`*]/, with: "")
    }
    lines.remark = state.remark
    lines.chapter = "\(state.chapter.folder.prefix(2)) \(state.chapter.name)"
    lines.minutesPassed = Int((time() - state.began) / 60)
    lines.minutesPlanned = rows.prefix(state.row).reduce(0) { $0 + $1.minutes }
    lines.minutesInAll = rows.reduce(0) { $0 + $1.minutes }
    lines.view = state.view.words
    lines.question = state.question
    lines.isArmed = state.keys.isArmed
    return lines
  }
}

extension Presentation.State {
  var visible: [Pane] { isSplit || panes.isEmpty ? panes : [panes[focus]] }

  static func columns(of count: Int, in columns: Int) -> [Int] {
    guard count > 1 else { return [columns] }
    let left = (columns - 1) / 2
    return [left, columns - 1 - left]
  }

  /// What stands in the terminal, above the speaker's lines.
  struct Picture {
    var rows: [[TerminalScreen.Cell]]
    var cursor: (column: Int, row: Int)?
    /// The pane whose history can be scrolled back, if it is alone.
    var screen: TerminalScreen?
    var pane: ObjectIdentifier?
  }

  var picture: Picture {
    let visible = visible
    let widths = Self.columns(of: visible.count, in: size.columns)
    var rows: [[TerminalScreen.Cell]] = Array(repeating: [], count: size.rows)
    var cursor: (column: Int, row: Int)?
    for (index, pane) in visible.enumerated() {
      let screen = pane.screen
      let isFocused = pane === panes[focus]
      let back = isFocused ? min(back, screen.history.count) : 0
      let all = screen.history.suffix(back) + screen.rows
      for row in rows.indices {
        if index > 0 { rows[row].append(TerminalScreen.Cell("│", .dim)) }
        let cells = all.indices.contains(all.startIndex + row) ? all[all.startIndex + row] : []
        let missing = max(0, widths[index] - cells.count)
        let blank = Array(repeating: TerminalScreen.Cell(), count: missing)
        rows[row] += cells.prefix(widths[index]) + blank
      }
      if isFocused, screen.isCursorShown, back == 0 {
        let left = index == 0 ? 0 : widths[0] + 1
        cursor = (left + screen.cursor.column, min(screen.cursor.row, size.rows - 1))
      }
    }
    let alone = visible.count == 1 ? visible.first : nil
    return Picture(
      rows: rows,
      cursor: cursor,
      screen: alone?.screen,
      pane: alone.map { ObjectIdentifier($0) }
    )
  }
}
