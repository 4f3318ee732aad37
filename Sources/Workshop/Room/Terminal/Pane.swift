import OperatingSystem
import Stage
import Synchronization
import TerminalScreens

/// A program on a terminal of its own, and what it has drawn there.
///
/// When the program or this process ends, however it ends, all that the program has started there
/// gets the signal of a terminal that is gone.
final class Pane: Sendable {
  private let child: ChildProcess
  private let manager: FileDescriptor
  private let state: Mutex<(screen: TerminalScreen, isRunning: Bool)>

  /// - Parameters:
  ///   - changed: Called after each change, on any thread, with what the person's own terminal has
  ///     to know: a title, a mode, a question.
  ///   - ended: Called when the program has ended.
  init(
    _ program: Program,
    columns: Int,
    rows: Int,
    changed: @escaping @Sendable ([UInt8]) -> Void = { _ in },
    ended: @escaping @Sendable (Pane) -> Void = { _ in }
  ) throws(SystemFailure) {
    let terminal = try PseudoTerminalPair(columns: columns, rows: rows)
    child = try program.start(on: terminal)
    manager = terminal.keepManager()
    makeNonBlocking(manager.number)
    state = Mutex((TerminalScreen(columns: columns, rows: rows), true))
    // It reads no faster than it draws, which slows down a program that writes without end.
    startThread { [self] in
      readBytes(of: manager.number) { bytes in
        var passedThrough: [UInt8] = []
        state.withLock { $0.screen.show(bytes) { passedThrough += $0 } }
        changed(passedThrough)
      }
    }
    startThread { [self] in
      child.waitForExit()
      child.sendToSession(SIGHUP)
      state.withLock { $0.isRunning = false }
      child.reap()
      ended(self)
    }
  }

  var screen: TerminalScreen { state.withLock { $0.screen } }
  var isRunning: Bool { state.withLock { $0.isRunning } }

  /// Gives up after a second in which the program reads nothing.
  func type(_ bytes: some Sequence<UInt8>) {
    try? manager.writeAll(bytes, within: .seconds(1))
  }

  func resize(columns: Int, rows: Int) {
    let isOther = state.withLock { state in
      guard state.screen.columns != columns || state.screen.rows.count != rows else { return false }
      state.screen.resize(columns: columns, rows: rows)
      return true
    }
    if isOther { resizeTerminal(manager.number, columns: columns, rows: rows) }
  }

  /// Ends all that runs there, as closing the window of a terminal does.
  func end() {
    state.withLock { if $0.isRunning { child.sendToSession(SIGHUP) } }
  }
}
