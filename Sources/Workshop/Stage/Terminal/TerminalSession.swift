import OperatingSystem
import Synchronization

/// Takes over a terminal for frames, and restores it.
///
/// `leave` may be called from anywhere and as often as you like: by the end of the performance,
/// by a signal, by `exit`. Nothing is drawn after it, not even by a frame that is on its way.
package final class TerminalSession: Sendable {
  private struct State {
    var isOnStage = false
    var hold: HeldOutput?
  }

  private let terminal: Terminal
  private let output: Int32
  private let keepsSignals: Bool
  /// As they were before; nil where no person has keys.
  private let settings: termios?
  private let state = Mutex(State())

  /// - Parameter keepsSignals: Whether Ctrl-C stays a signal, so that it works while the program is
  ///   too busy to read keys. If not, it is a key like all others.
  package init(_ terminal: Terminal, keepsSignals: Bool = true) {
    self.terminal = terminal
    self.keepsSignals = keepsSignals
    // A copy, because standard output is redirected while frames are drawn.
    output = dup(terminal.output)
    var settings = termios()
    let hasSettings = terminal.hasKeys && tcgetattr(terminal.input, &settings) == 0
    self.settings = hasSettings ? settings : nil
  }

  deinit { close(output) }

  /// The size of the window as it is now.
  package var size: Extent { Extent(ofWindow: output) }

  /// A program that is started in the background is stopped here by the system, until the shell
  /// gives the terminal to it.
  package func enter() {
    state.withLock { state in
      state.isOnStage = true
      if var settings {
        cfmakeraw(&settings)
        if keepsSignals {
          settings.c_lflag |= tcflag_t(ISIG)
          // A process that Ctrl-Z stops would leave its frame and its settings to the shell. So
          // would one that waits for this one.
          settings.removeSuspendKey(of: terminal.input)
        }
        tcsetattr(terminal.input, TCSANOW, &settings)
      }
      if terminal.isOfProcess {
        state.hold = HeldOutput()
        CrashRecovery.arm(terminal, output: output, settings: settings, hold: state.hold)
      }
      terminal.write(Escape.enterAlternateScreen, to: output)
    }
  }

  package func leave() {
    state.withLock { state in
      guard state.isOnStage else { return }
      state.isOnStage = false
      if terminal.isOfProcess { CrashRecovery.disarm() }
      restoreTerminal()
      fflush(nil)
      state.hold?.release()
    }
  }

  /// Resets the terminal as `leave` does. It is called alone after a program was killed there.
  package func restoreTerminal() {
    terminal.write("\(Escape.leaveAlternateScreen)", to: output)
    if var settings { tcsetattr(terminal.input, TCSANOW, &settings) }
  }

  /// Prints what the program has printed meanwhile, once the session was left: broken between
  /// words, unless a line has styles of its own.
  package func printHeldOutput() {
    state.withLock { state in
      for line in state.hold?.takeLines() ?? [] {
        if line.contains("\u{1B}") { terminal.sayRaw(line) } else { terminal.say(line) }
      }
      state.hold = nil
    }
  }

  /// Draws between `enter` and `leave`, and never after them.
  package func draw(_ update: String) {
    state.withLock { state in
      if state.isOnStage { terminal.write(update, to: output) }
    }
  }
}

extension termios {
  fileprivate mutating func removeSuspendKey(of terminal: Int32) {
    let none = fpathconf(terminal, numericCast(_PC_VDISABLE))
    withUnsafeMutableBytes(of: &c_cc) { $0[Int(VSUSP)] = UInt8(truncatingIfNeeded: none) }
  }
}
