import Course
import Dispatch
import Foundation
import HTTP
import OperatingSystem
import Stage
import Synchronization

/// The instructor's shells, a chapter's rows for the speaker, and what the room sees.
package final class Presentation: Sendable {
  struct State {
    var chapter: CourseChapter
    var notes: SpeakerNotes
    var row = 0
    var view = RoomView()
    var panes = Panes()
    var keys = PrefixKeyParser()
    var remark: String?
    /// In seconds since 1970.
    var began: Double
    /// The files that the row names.
    var files: [RowFile] = []
    /// The position in each chapter that the speaker has left, by its number.
    var left: [Int: (row: Int, began: Double)] = [:]
    /// When each exercise was shown first, by its name.
    var clocks: [String: Double] = [:]
    /// Sequences that a pane hands on to the terminal before the next frame.
    var passedThrough: [UInt8] = []
    /// The frame on the terminal; nil if the next one has to be drawn as a whole.
    var drawn: Canvas?
  }

  let course: Course
  let shell: Program
  let time: @Sendable () -> Double
  private let openPage: @Sendable () -> Void
  let state: Mutex<State>
  private let terminal: Terminal
  private let session: TerminalSession
  /// One element for any number of changes that are not drawn yet; finished in the end.
  private let (redraws, redraw) = AsyncStream.makeStream(
    of: Void.self,
    bufferingPolicy: .bufferingNewest(1)
  )
  /// The pages that show it; nil until they are served.
  let pages = Mutex<EventStreams?>(nil)

  /// - Parameters:
  ///   - shell: What runs in each pane.
  ///   - time: In seconds since 1970.
  ///   - openPage: Called when the speaker asks for the page again.
  package init(
    of course: Course,
    chapter: CourseChapter,
    on terminal: Terminal,
    shell: Program,
    time: @escaping @Sendable () -> Double = { Date.now.timeIntervalSince1970 },
    openPage: @escaping @Sendable () -> Void = {}
  ) {
    self.course = course
    self.shell = shell
    self.time = time
    self.openPage = openPage
    self.terminal = terminal
    session = TerminalSession(terminal, keepsSignals: false)
    state = Mutex(
      State(
        chapter: chapter,
        notes: SpeakerNotes(chapter.notes ?? ""),
        began: time()
      )
    )
    state.withLock { enterRow(0, &$0) }
  }

  /// Draws on the terminal, and returns when the last shell has ended, or the terminal is gone.
  package func run() async throws(SystemFailure) {
    session.enter()
    defer {
      session.leave()
      session.printHeldOutput()
    }
    state.withLock { fit(&$0) }
    try openPane()
    let resized = Signals(terminal.isOfProcess ? [SIGWINCH] : []) { [self] _ in
      change { fit(&$0) }
    }
    let seconds = DispatchSource.makeTimerSource()
    seconds.schedule(deadline: .now() + 1, repeating: 1)
    seconds.setEventHandler { [self] in refresh() }
    seconds.activate()
    change { _ in }
    let keys = DescriptorReader(terminal.input) { [self] in
      read($0)
    } atEnd: { [self] in
      end()
    }
    for await _ in redraws {
      draw()
      // A program may draw in many pieces, which are shown at once.
      try? await Task.sleep(for: .milliseconds(8))
    }
    resized.stop()
    seconds.cancel()
    await keys.close()
    for pane in state.withLock({ $0.panes.all }) { pane.end() }
  }

  /// Ends it, whatever runs in its panes.
  package func end() { redraw.finish() }

  func change(_ body: (inout State) -> Void) {
    state.withLock { body(&$0) }
    redraw.yield()
  }

  private func draw() {
    let pages = pages.withLock { $0 }
    let text = state.withLock { state -> [UInt8] in
      var panes = state.panes.frame
      let columns = state.panes.size.columns
      let isShown = pages?.isOpen ?? true
      let status = StatusLines.rows(state, now: time(), isShown: isShown, columns: columns)
      // In a narrow window, the list of the keys covers the last rows of the panes.
      let free = state.panes.size.rows + StatusLines.count - status.count
      panes.rows = panes.rows.prefix(max(0, free)) + status
      let frame = Canvas(rows: panes.rows)
      let (colors, cursor) = (terminal.colors, panes.cursor)
      let update = frame.update(from: state.drawn, depth: colors, cursor: cursor)
      state.drawn = frame
      defer { state.passedThrough = [] }
      return state.passedThrough + Array((Escape.hideCursor + update).utf8)
    }
    session.draw(String(decoding: text, as: UTF8.self))
    pages?.sendToAll()
  }

  /// Makes the panes as large as the window.
  func fit(_ state: inout State) {
    let size = session.size
    state.panes.resize(columns: size.columns, rows: max(1, size.rows - StatusLines.count))
    state.drawn = nil
  }

  private func openPane() throws(SystemFailure) {
    // Under the lock, so that a shell that ends at once is one of the panes already.
    try state.withLock { state throws(SystemFailure) in
      let size = state.panes.size
      let pane = try Pane(shell, columns: size.columns, rows: size.rows) { [self] passedThrough in
        change { $0.passedThrough += passedThrough }
      } ended: { [self] pane in
        change { state in
          state.panes.remove(pane)
          state.remark = "The other pane is still open: end its program, and then its shell."
        }
        if self.state.withLock({ $0.panes.all.isEmpty }) { end() }
      }
      state.panes.add(pane)
    }
  }
}

extension Presentation {
  private func read(_ bytes: [UInt8]) {
    for part in state.withLock({ $0.keys.read(bytes) }) {
      switch part {
      case .typed(let typed): type(typed)
      case .pressed(let key): press(key)
      }
    }
    change { _ in }
  }

  private func type(_ bytes: [UInt8]) {
    let pane = state.withLock { state in
      state.panes.scrollToEnd()
      state.remark = nil
      return state.panes.focused
    }
    pane?.type(bytes)
  }

  private func press(_ key: SpeakerKey) {
    state.withLock { $0.remark = nil }
    switch key {
    case .panes:
      guard state.withLock({ $0.panes.all.count }) < 2 else {
        return change { $0.panes.toggleSplit() }
      }
      do { try openPane() } catch { change { $0.remark = "No second shell: \(error.message)." } }
    case .type:
      let (command, isBusy) = state.withLock { state in
        state.view = state.view.terminal()
        return (state.commandToType, state.panes.isScreenTaken)
      }
      guard let command else { return change { $0.remark = "This row has nothing to type." } }
      // Its letters would be keys of the demo.
      guard !isBusy else {
        return change { $0.remark = "A demo or a text is open here: q ends it." }
      }
      // Ctrl-U removes what stands at the prompt already.
      type([0x15] + command.utf8)
    case .open:
      openPage()
      change { $0.remark = "A browser opens .workbook/room.html, in the folder of the workbook." }
    default: change { show(key, &$0) }
    }
  }

  /// Once a second: the file that the room sees may have been saved, and the minutes pass.
  func refresh() {
    change { state in
      if let index = state.shownIndex { state.view.file = shown(state.files[index], state) }
    }
  }
}
