import OperatingSystem
import Synchronization

/// The time between taking over a terminal and giving it back as it was.
///
/// `leave` may be called from anywhere and as often as you like: by the end of the performance,
/// by a signal, by `exit`. Nothing is drawn after it, not even by a frame that is on its way.
final class TerminalSession: Sendable {
  private struct State {
    var isOnStage = false
    /// Whether the terminal is ours as soon as the shell gives it to us.
    var isWaiting = false
    var settings: termios?
    var hold: HeldOutput?
    /// What was printed while the stage was drawn on, and is not on the terminal yet.
    var untold: [HeldOutput] = []
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

  func enter() {
    state.withLock { state in
      guard !state.isOnStage else { return }
      state.isWaiting = !isInForeground
      guard !state.isWaiting else { return }
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

  /// A shell says nothing when it brings a program to the foreground that runs already, so this
  /// is asked before each frame. True when the screen is empty now.
  func enterIfWaiting() -> Bool {
    guard state.withLock(\.isWaiting) else { return false }
    enter()
    return state.withLock(\.isOnStage)
  }

  /// - Parameter tellsWhatWasHeld: Whether the terminal shows at once what was printed meanwhile.
  ///   The end of a performance puts its last frame first.
  func leave(tellsWhatWasHeld: Bool = true) {
    defer { if tellsWhatWasHeld { tellWhatWasHeld() } }
    state.withLock { state in
      state.isWaiting = false
      guard state.isOnStage else { return }
      state.isOnStage = false
      if terminal.ownsProcess { LastResort.disarm() }
      terminal.write(Escape.leaveStage, to: output)
      if var settings = state.settings {
        withoutStopping { tcsetattr(terminal.input, TCSANOW, &settings) }
      }
      if let hold = state.hold {
        hold.release()
        state.untold.append(hold)
      }
      state.hold = nil
    }
  }

  func tellWhatWasHeld() {
    state.withLock { state in
      for hold in state.untold {
        hold.tell(to: output, columns: size.columns)
      }
      state.untold = []
    }
  }

  /// How many rows of a window `tellWhatWasHeld` will need.
  func rowsHeld(columns: Int) -> Int {
    state.withLock { $0.untold.map { $0.rows(columns: columns).count - 1 }.reduce(0, +) }
  }

  /// Draws, if the terminal is ours at the moment.
  func draw(_ update: String) {
    state.withLock { state in
      if state.isOnStage { terminal.write(update, to: output) }
    }
  }

  /// A program that was continued in the background must not draw over the shell.
  private var isInForeground: Bool {
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
