import OperatingSystem

/// Gives the terminal back when the process crashes or calls `exit` in the middle of a scene.
///
/// After it, the crash takes its course: what handled the signal before handles it now.
enum LastResort {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  static func arm(_ terminal: Terminal, output: Int32, settings: termios?, hold: HeldOutput?) {
    _ = atExit
    prepared.input = terminal.input
    prepared.output = output
    prepared.hasSettings = settings != nil
    if let settings { prepared.settings.initialize(to: settings) }
    prepared.file = hold?.file ?? -1
    prepared.heldCount = hold?.held.count ?? 0
    for (index, pair) in (hold?.held ?? []).enumerated() {
      prepared.held[index] = pair.descriptor
      prepared.originals[index] = pair.original
    }
    for number in signals {
      sigaction(number, nil, prepared.before + Int(number))
      signal(number) { number in
        giveBackTheTerminal()
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
    atexit { giveBackTheTerminal() }
    return ()
  }()
}

private func giveBackTheTerminal() {
  guard prepared.isArmed else { return }
  prepared.isArmed = false
  _ = write(prepared.output, prepared.ending.baseAddress, prepared.ending.count)
  if prepared.hasSettings { tcsetattr(prepared.input, TCSANOW, prepared.settings) }
  for index in 0..<prepared.heldCount { dup2(prepared.originals[index], prepared.held[index]) }
  if prepared.file >= 0 { copyHeldText(from: prepared.file, to: prepared.output) }
}

/// All that a signal handler may touch: memory that is there before the signal comes.
private struct Prepared {
  var isArmed = false
  var input: Int32 = -1
  var output: Int32 = -1
  var file: Int32 = -1
  var hasSettings = false
  var heldCount = 0
  let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  let held = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
  let originals = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
  let before = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  let ending: UnsafeBufferPointer<UInt8> = {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Escape.leaveStage.utf8.count)
    _ = bytes.initialize(from: Escape.leaveStage.utf8)
    return UnsafeBufferPointer(bytes)
  }()
}

// A signal handler cannot take a lock: it may have interrupted the thread that holds it. One
// session at a time owns the process's terminal, and it arms and disarms under its own lock.
private nonisolated(unsafe) var prepared = Prepared()
