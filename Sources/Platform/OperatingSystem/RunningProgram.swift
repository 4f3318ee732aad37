import Dispatch
import Synchronization

/// A program in a session of its own. So what it leaves behind can be found, and Ctrl-C reaches
/// this process first.
final class RunningProgram: Sendable {
  private let child: ChildProcess
  private let readers = DispatchGroup()
  private let hasExited = Mutex(false)

  init(
    _ program: Program,
    errors: (@Sendable ([UInt8]) -> Void)?,
    output: @escaping @Sendable ([UInt8]) -> Void
  ) throws(SystemFailure) {
    let pipe = try Pipe()
    let errorPipe = try Pipe()
    child = try program.start(
      output: pipe.writing.number,
      errors: errors == nil ? pipe.writing.number : errorPipe.writing.number
    )
    // Before anything is read: a caller may send a signal as soon as it sees output.
    runningPrograms.withLock { $0[ObjectIdentifier(self)] = self }
    // Only where no demo handles the signal. A demo that does restores this handler when it ends.
    // The handler stays: when no program runs, it does what the default action does.
    for number in Signals.ending where Signals.isFree(number) { terminationSignals.add(number) }
    read(pipe.keepReading(), onBytes: output)
    read(errorPipe.keepReading(), onBytes: errors ?? output)
  }

  /// Reads a stream on a thread of its own. The descriptor is closed when the thread ends.
  private func read(
    _ descriptor: consuming FileDescriptor,
    onBytes: @escaping @Sendable ([UInt8]) -> Void
  ) {
    let stream = descriptor
    startThread(in: readers) {
      while let bytes = readAvailable(stream.number) { onBytes(bytes) }
    }
  }

  /// Asks all of it to end, as Ctrl-C does: the program cleans up, and ends what it has started. If
  /// it takes longer than a second, it is killed.
  func stop() {
    send { $0.sendToGroup(SIGINT) }
    DispatchQueue(label: "program").asyncAfter(deadline: .now() + 1) { [self] in
      send { $0.send(SIGKILL) }
    }
  }

  private func send(_ signal: (ChildProcess) -> Void) {
    hasExited.withLock { if !$0 { signal(child) } }
  }

  /// Blocks the thread until no process of it is left and all output is read. Call it once.
  func waitForEnd() -> Program.End {
    waitForExit()
    hasExited.withLock { $0 = true }
    readers.wait()
    runningPrograms.withLock { _ = $0.removeValue(forKey: ObjectIdentifier(self)) }
    return child.reap()
  }

  /// Waits for the program itself, and ends what it has started and left. Until `reap`, the system
  /// gives its identifier, which is that of the session, to no other process.
  fileprivate func waitForExit() {
    child.waitForExit()
    child.sendToSession(SIGKILL)
  }
}

/// The programs that this process has started. They are in sessions of their own, where neither
/// Ctrl-C nor the end of this process reaches them, so they are ended before this process ends.
private let runningPrograms: Mutex<[ObjectIdentifier: RunningProgram]> = {
  atexit { endRunningPrograms() }
  return Mutex([:])
}()

private let terminationSignals = Signals { number in
  endRunningPrograms {
    signal(number, SIG_DFL)
    takeSignal(number)
  }
}

/// Ends the programs, and then this process. All of that is under the lock, so that no task reports
/// the end of a program: before a task gets it, the program is removed from the list.
private func endRunningPrograms(andThen endProcess: () -> Void = {}) {
  runningPrograms.withLock { programs in
    for program in programs.values { program.stop() }
    for program in programs.values { program.waitForExit() }
    endProcess()
  }
}
