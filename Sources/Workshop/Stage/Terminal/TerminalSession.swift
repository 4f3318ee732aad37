import OperatingSystem
import Synchronization

/// The time between taking over a terminal and giving it back as it was.
///
/// `leave` may be called from anywhere and as often as you like: by the end of the performance,
/// by a signal, by `exit`. Nothing is drawn after it, not even by a frame that is on its way.
final class TerminalSession: Sendable {
  private struct State {
    var isOnStage = false
    var settings: termios?
    var hold: HeldOutput?
    /// What was printed while the stage was drawn on, and is not on the terminal yet.
    var unprinted: [HeldOutput] = []
  }

  private let terminal: Terminal
  private let output: Int32
  private let state = Mutex(State())

  init(_ terminal: Terminal) {
    self.terminal = terminal
    // A copy of our own: standard output is put aside while we draw.
    output = dup(terminal.output)
  }

  deinit {
    leave()
    close(output)
  }

  /// The size of the window as it is now.
  var size: Extent {
    Platform.windowSize(output) ?? Extent(columns: 80, rows: 24)
  }

  /// A program that is started in the background is stopped here by the system, until the shell
  /// gives the terminal to it.
  func enter() {
    state.withLock { state in
      guard !state.isOnStage else { return }
      state.isOnStage = true
      if terminal.hasKeys {
        var settings = termios()
        if tcgetattr(terminal.input, &settings) == 0 {
          state.settings = settings
          var keyByKey = Platform.keyByKey(settings)
          tcsetattr(terminal.input, TCSANOW, &keyByKey)
        }
      }
      if terminal.ownsProcess {
        state.hold = HeldOutput()
        LastResort.arm(terminal, output: output, settings: state.settings, hold: state.hold)
      }
      terminal.write(Escape.enterStage, to: output)
    }
  }

  /// - Parameter printsHeldOutput: Whether the terminal shows at once what was printed meanwhile.
  ///   The end of a performance puts its last frame first.
  func leave(printsHeldOutput: Bool = true) {
    defer { if printsHeldOutput { printHeldOutput() } }
    state.withLock { state in
      guard state.isOnStage else { return }
      state.isOnStage = false
      if terminal.ownsProcess { LastResort.disarm() }
      terminal.write(Escape.leaveStage, to: output)
      if var settings = state.settings {
        withoutStopping { tcsetattr(terminal.input, TCSANOW, &settings) }
      }
      if let hold = state.hold {
        hold.release()
        state.unprinted.append(hold)
      }
      state.hold = nil
    }
  }

  func printHeldOutput() {
    state.withLock { state in
      for hold in state.unprinted { hold.print(to: output) }
      state.unprinted = []
    }
  }

  /// Draws, if the terminal is ours at the moment.
  func draw(_ update: String) {
    state.withLock { state in
      if state.isOnStage { terminal.write(update, to: output) }
    }
  }

  var isInForeground: Bool {
    let group = tcgetpgrp(output)
    return group < 0 || group == getpgrp()
  }

  /// A background program that sets up a terminal would be stopped, with the terminal in a mess.
  private func withoutStopping(_ body: () -> Void) {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    body()
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
