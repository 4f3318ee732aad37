import OperatingSystem

/// Restores the terminal when the process crashes or calls `exit` in the middle of a scene.
///
/// After that, the handler of before gets the signal, so the crash is reported as usual.
enum CrashRecovery {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  static func arm(_ terminal: Terminal, output: Int32, settings: termios?, hold: HeldOutput?) {
    _ = atExit
    (prepared.input, prepared.output) = (terminal.input, output)
    (prepared.settings, prepared.hold) = (settings, hold)
    for number in signals {
      sigaction(number, nil, prepared.before + Int(number))
      signal(number) { number in
        restoreTerminal()
        sigaction(number, prepared.before + Int(number), nil)
        // A trap happens again when the handler returns; a signal that was sent has to be resent.
        if number == SIGABRT { raise(number) }
      }
    }
    prepared.isArmed = true
  }

  static func disarm() {
    guard prepared.isArmed else { return }
    prepared.isArmed = false
    for number in signals { sigaction(number, prepared.before + Int(number), nil) }
  }

  private static let atExit: Void = {
    atexit { restoreTerminal() }
    return ()
  }()
}

private func restoreTerminal() {
  guard prepared.isArmed else { return }
  prepared.isArmed = false
  _ = write(prepared.output, prepared.ending.utf8Start, prepared.ending.utf8CodeUnitCount)
  if var settings = prepared.settings { tcsetattr(prepared.input, TCSANOW, &settings) }
  prepared.hold?.release()
  prepared.hold?.print(to: prepared.output)
}

/// All that a signal handler may touch: memory that is there before the signal comes.
private struct Prepared {
  var isArmed = false
  var input: Int32 = -1
  var output: Int32 = -1
  var settings: termios?
  var hold: HeldOutput?
  let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  let ending = Escape.leaveAlternateScreen
}

// A signal handler cannot take a lock: it may have interrupted the thread that holds it. One
// session at a time owns the process's terminal, and it arms and disarms under its own lock.
private nonisolated(unsafe) var prepared = Prepared()
