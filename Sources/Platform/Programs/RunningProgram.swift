import Dispatch
import OperatingSystem

import class Foundation.Thread

/// A program that is running, and everything below it.
///
/// Its state is touched on its queue only, which the compiler cannot see. Each stream that it
/// writes is read on a thread, and another thread waits for its end.
package final class RunningProgram: @unchecked Sendable {
  private let child: ChildProcess
  private let queue = DispatchQueue(label: "program", qos: .userInitiated)
  private let readers = DispatchGroup()
  private let patience: Duration

  private var isStopping = false
  private var end: Program.End?
  private var isOver = false
  private var exitCallbacks: [@Sendable () -> Void] = []
  private var waiting: [@Sendable (Program.End) -> Void] = []

  /// Starts a program in a session of its own, so that Ctrl-C does not reach it before this process
  /// does, and so that what it leaves behind can be found.
  ///
  /// - Parameters:
  ///   - patience: How long it may take to end when it is asked to.
  ///   - errors: Takes what it writes to standard error; without it, `output` takes that as well.
  ///   - output: Takes what it writes, as it comes, and nothing after the end.
  package init(
    _ program: Program,
    patience: Duration = .seconds(1),
    errors: (@Sendable ([UInt8]) -> Void)? = nil,
    output: @escaping @Sendable ([UInt8]) -> Void
  ) throws(SystemFailure) {
    self.patience = patience
    let pipe = try Pipe()
    // A signal may come as soon as something of its output has been read.
    if let errors {
      let errorPipe = try Pipe()
      child = try program.start(output: pipe.writing.number, errors: errorPipe.writing.number)
      Interruptions.shared.watch(over: self)
      read(errorPipe.keepReading(), take: errors)
    } else {
      child = try program.start(output: pipe.writing.number, errors: pipe.writing.number)
      Interruptions.shared.watch(over: self)
    }
    read(pipe.keepReading(), take: output)
    Thread.detachNewThread { [self] in
      child.waitForExit()
      queue.async { [self] in leaderEnded() }
    }
  }

  /// A thread, and not a source of Dispatch: there, on Linux, a descriptor that is closed while
  /// another program is being started can crash the process.
  private func read(
    _ descriptor: consuming FileDescriptor,
    take: @escaping @Sendable ([UInt8]) -> Void
  ) {
    let output = Output(descriptor)
    readers.enter()
    Thread.detachNewThread { [readers] in
      while let bytes = readAvailable(output.descriptor.number) { take(bytes) }
      readers.leave()
    }
  }

  /// Is closed when the thread that reads it is over.
  private final class Output: Sendable {
    let descriptor: FileDescriptor

    init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
  }

  /// Calls back when nothing of it is left, with how it ended.
  package func whenOver(_ body: @escaping @Sendable (Program.End) -> Void) {
    queue.async { [self] in
      if isOver, let end, exitCallbacks.isEmpty { body(end) } else { waiting.append(body) }
    }
  }

  /// Returns when nothing of it is left. When the task is cancelled, the program is stopped.
  package func wait() async -> Program.End {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        whenOver { continuation.resume(returning: $0) }
      }
    } onCancel: {
      stop()
    }
  }

  /// Asks all of it to end, and ends what has not ended in time.
  package func stop() { stop(beforeExit: nil) }

  func stop(after limit: Duration) {
    queue.asyncAfter(deadline: .now() + limit / .seconds(1)) { [self] in stop() }
  }

  /// - Parameter callback: Called at the end in place of those who wait for it: this process ends
  ///   as well, and none of them is to draw a conclusion from how the program ended.
  func stop(beforeExit callback: (@Sendable () -> Void)?) {
    queue.async { [self] in
      if let callback {
        if end != nil { return callback() }
        exitCallbacks.append(callback)
      }
      guard end == nil, !isStopping else { return }
      isStopping = true
      // As Ctrl-C does it: the program tidies up, and ends what it has started.
      child.sendToGroup(SIGINT)
      queue.asyncAfter(deadline: .now() + patience / .seconds(1)) { [self] in
        // Its end is noticed, and what it leaves behind is dealt with then.
        if end == nil { child.send(SIGKILL) }
      }
    }
  }

  /// What it started in its session does not outlive it. Until then the system keeps its number,
  /// which is the name of the session.
  private func leaderEnded() {
    child.sendToSession(SIGKILL)
    end = child.reap()
    for callback in exitCallbacks { callback() }
    readers.notify(queue: queue) { [self] in close() }
  }

  /// All that was written has been taken: no process is left that could write more.
  private func close() {
    guard let end else { return }
    isOver = true
    Interruptions.shared.forget(self)
    guard exitCallbacks.isEmpty else { return }
    for body in waiting { body(end) }
    waiting = []
  }
}
