import OperatingSystem
import Programs
import Stage
import Synchronization

/// A command that runs for the room on a terminal of its own, or in a terminal beside.
final class Session: Sendable {
  let number: Int
  let command: String
  /// What the pages hear of it, besides its frames.
  struct Report: Equatable, Encodable, Sendable {
    let number: Int
    let command: String
    var isRunning: Bool
    /// How it ended, if it did not end well: `exit code 1`.
    var end: String?
    var headline: Headline?
    var closing: String?
  }

  private struct State {
    var screen: TerminalScreen
    var program: RunningProgram?
    var isRunning = true
    var end: String?
    /// Rises with each change of the screen.
    var version = 0
  }

  private let state: Mutex<State>
  private let changed: @Sendable () -> Void

  /// So wide and so high that each letter is a fortieth of a projector's picture or more.
  static let room = Extent(columns: 84, rows: 26)

  /// What runs in a terminal beside: `show` and `finish` tell what becomes of it.
  init(_ number: Int, beside command: String, changed: @escaping @Sendable () -> Void) {
    (self.number, self.command, self.changed) = (number, command, changed)
    state = Mutex(State(screen: TerminalScreen(columns: Self.room.columns, rows: Self.room.rows)))
  }

  /// - Parameters:
  ///   - command: As a person types it.
  ///   - folder: Where it is typed.
  ///   - changed: Called after each change, on any thread.
  init(
    _ number: Int,
    _ command: String,
    in folder: String,
    _ room: Extent = Session.room,
    changed: @escaping @Sendable () -> Void
  ) {
    (self.number, self.command, self.changed) = (number, command, changed)
    state = Mutex(State(screen: TerminalScreen(columns: room.columns, rows: room.rows)))
    let shell = Program(
      "/bin/sh",
      [
        "-c",
        """
        cd "$1" && export TERM=xterm-256color COLORTERM=truecolor SWIFT_BACKTRACE=interactive=no
        export WORKBOOK_ROOM=off
        eval "$2"
        """,
        "sh", folder, command,
      ]
    )
    do {
      let terminal = try TerminalPair(columns: room.columns, rows: room.rows)
      let program = try RunningProgram(shell, on: terminal) { [weak self] in self?.show($0) }
      state.withLock { $0.program = program }
      program.whenOver { [weak self] in self?.finish($0) }
    } catch {
      show(Array("It could not be started: \(error)\r\n".utf8))
      finish(.exited(127))
    }
  }

  func show(_ bytes: [UInt8]) {
    state.withLock { state in
      state.screen.show(bytes)
      state.version += 1
    }
    changed()
  }

  func finish(_ end: Program.End) {
    state.withLock { state in
      state.isRunning = false
      state.program = nil
      state.end =
        switch end {
        case .exited(0): nil
        case .exited(let code): "exit code \(code)"
        case .killed(let signal): "ended by signal \(signal)"
        }
      state.version += 1
    }
    changed()
  }

  func type(_ bytes: [UInt8]) {
    // A program that reads no keys for a second gets none.
    _ = state.withLock { $0.program }?.feed(bytes, within: .seconds(1))
  }

  func stop() { state.withLock { $0.program }?.stop() }

  /// Returns when nothing of it runs any more.
  func stopAndWait() async {
    guard let program = state.withLock({ $0.program }) else { return }
    program.stop()
    _ = await program.wait()
  }

  var isRunning: Bool { state.withLock { $0.isRunning } }
  var version: Int { state.withLock { $0.version } }

  /// The frame, and its version.
  var frame: (frame: Frame, version: Int) {
    state.withLock { (Frame($0.screen), $0.version) }
  }

  var report: Report {
    let (screen, isRunning, end) = state.withLock { ($0.screen, $0.isRunning, $0.end) }
    return Report(
      number: number,
      command: command,
      isRunning: isRunning,
      end: end,
      headline: Headline(lines: screen.lines.suffix(400), screen: screen.texts),
      closing: isRunning ? nil : closingLine(in: screen.lines.suffix(20))
    )
  }
}
