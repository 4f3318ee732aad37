import Dispatch
import OperatingSystem

/// A program that is running, and everything below it.
///
/// All state is used on the queue alone, so it is safe to share; the compiler cannot see that. One
/// thread reads each of its output streams, and another one waits for its end.
package final class RunningProgram: @unchecked Sendable {
  private let child: ChildProcess
  private let queue = DispatchQueue(label: "program", qos: .userInitiated)
  private let readers = DispatchGroup()
  private let gracePeriod: Duration

  private var isStopping = false
  private var end: Program.End?
  private var isOver = false
  private var exitCallbacks: [@Sendable () -> Void] = []
  private var waiting: [@Sendable (Program.End) -> Void] = []

  /// Starts a program in a session of its own. So what it leaves behind can be found, and Ctrl-C
  /// reaches this process first.
  ///
  /// - Parameters:
  ///   - gracePeriod: How long it may take to end after SIGINT, before it is killed.
  ///   - errors: Called with what it writes to standard error; if nil, `output` is.
  ///   - output: Called with what it writes, as it comes, and no more after the end.
  package init(
    _ program: Program,
    gracePeriod: Duration = .seconds(1),
    errors: (@Sendable ([UInt8]) -> Void)? = nil,
    output: @escaping @Sendable ([UInt8]) -> Void
  ) throws(SystemFailure) {
    self.gracePeriod = gracePeriod
    let pipe = try Pipe()
    // Before anything is read: a caller may send a signal as soon as it sees output.
    if let errors {
      let errorPipe = try Pipe()
      child = try program.start(output: pipe.writing.number, errors: errorPipe.writing.number)
      TerminationSignals.shared.add(self)
      read(errorPipe.keepReading(), onBytes: errors)
    } else {
      child = try program.start(output: pipe.writing.number, errors: pipe.writing.number)
      TerminationSignals.shared.add(self)
    }
    read(pipe.keepReading(), onBytes: output)
    startThread { [self] in
      child.waitForExit()
      queue.async { [self] in sessionLeaderEnded() }
    }
  }

  /// The descriptor is closed when the thread ends.
  private func read(
    _ descriptor: consuming FileDescriptor,
    onBytes: @escaping @Sendable ([UInt8]) -> Void
  ) {
    let stream = descriptor
    startThread(in: readers) {
      while let bytes = readAvailable(stream.number) { onBytes(bytes) }
    }
  }

  /// Calls back when no process of it is left and all output is read.
  package func whenOver(_ body: @escaping @Sendable (Program.End) -> Void) {
    queue.async { [self] in
      if isOver, let end, exitCallbacks.isEmpty { body(end) } else { waiting.append(body) }
    }
  }

  /// Returns when no process of it is left and all output is read. When the task is cancelled, the
  /// program is stopped.
  package func wait() async -> Program.End {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        whenOver { continuation.resume(returning: $0) }
      }
    } onCancel: {
      stop()
    }
  }

  /// Asks all of it to end, and kills it after the grace period.
  package func stop() { stop(beforeExit: nil) }

  func stop(after limit: Duration) {
    queue.asyncAfter(deadline: .now() + limit / .seconds(1)) { [self] in stop() }
  }

  /// - Parameter callback: For a caller that ends this process next. It is called instead of the
  ///   other callbacks, so that none of them reports how the program ended.
  func stop(beforeExit callback: (@Sendable () -> Void)?) {
    queue.async { [self] in
      if let callback {
        if end != nil { return callback() }
        exitCallbacks.append(callback)
      }
      guard end == nil, !isStopping else { return }
      isStopping = true
      // As Ctrl-C does: the program cleans up, and ends what it has started.
      child.sendToGroup(SIGINT)
      queue.asyncAfter(deadline: .now() + gracePeriod / .seconds(1)) { [self] in
        if end == nil { child.send(SIGKILL) }
      }
    }
  }

  /// Ends what the program has started and left. Before `reap`, the system gives its identifier,
  /// which is that of the session, to no other process.
  private func sessionLeaderEnded() {
    child.sendToSession(SIGKILL)
    end = child.reap()
    for callback in exitCallbacks { callback() }
    readers.notify(queue: queue) { [self] in finish() }
  }

  /// Called when all output is read: no process is left that could write more.
  private func finish() {
    guard let end else { return }
    isOver = true
    TerminationSignals.shared.remove(self)
    guard exitCallbacks.isEmpty else { return }
    for body in waiting { body(end) }
    waiting = []
  }
}
