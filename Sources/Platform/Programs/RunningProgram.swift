import Dispatch
import OperatingSystem
import Synchronization

import class Foundation.Thread

/// A program that is running, and everything below it.
///
/// Its state is touched on its queue only, which the compiler cannot see. One thread reads what it
/// writes, and one waits for its end.
package final class RunningProgram: @unchecked Sendable {
  private let child: ChildProcess
  private let queue = DispatchQueue(label: "program", qos: .userInitiated)
  private let patience: Duration

  private let input: Mutex<FileDescriptor?>
  private var reader: OutputReader?
  private var isStopping = false
  private var end: Program.End?
  private var isOver = false
  private var farewells: [@Sendable () -> Void] = []
  private var waiting: [@Sendable (Program.End) -> Void] = []

  /// Starts a program in a session of its own, so that Ctrl-C does not reach it before this process
  /// does, and so that what it leaves behind can be found.
  ///
  /// - Parameters:
  ///   - patience: How long it may take to end when it is asked to.
  ///   - takesInput: Whether it reads what it is fed; else there is nothing to read.
  ///   - inlets: Further pipes that are read for as long as it runs.
  ///   - errors: Takes what it writes to standard error; without it, `output` takes that as well.
  ///   - output: Takes what it writes, as it comes. All that it writes is taken on one thread, and
  ///     none of it after the end.
  package convenience init(
    _ program: Program,
    patience: Duration = .seconds(1),
    takesInput: Bool = false,
    inlets: [NamedPipe] = [],
    errors: (@Sendable ([UInt8]) -> Void)? = nil,
    output: @escaping @Sendable ([UInt8]) -> Void
  ) throws(SpawnError) {
    var sources = inlets.map(\.source)
    let child: ChildProcess
    do throws(SystemFailure) {
      let inputPipe = try Pipe()
      let number = takesInput ? inputPipe.reading.number : nil
      let pipe = try Pipe()
      if let errors {
        let errorPipe = try Pipe()
        child = try program.start(
          input: number,
          output: pipe.writing.number,
          errors: errorPipe.writing.number
        )
        sources.append(OutputReader.Source(errorPipe.keepReading(), take: errors))
      } else {
        child = try program.start(
          input: number,
          output: pipe.writing.number,
          errors: pipe.writing.number
        )
      }
      sources.append(OutputReader.Source(pipe.keepReading(), take: output))
      let input = takesInput ? inputPipe.keepWriting() : nil
      try self.init(child, patience: patience, input: input, sources: sources)
    } catch {
      throw SpawnError(path: program.name, reason: error.words)
    }
  }

  /// Starts a program that draws on a terminal of its own, and reads the keys that it is fed.
  package convenience init(
    _ program: Program,
    on terminal: consuming TerminalPair,
    output: @escaping @Sendable ([UInt8]) -> Void
  ) throws(SpawnError) {
    do throws(SystemFailure) {
      let keys = try terminal.person.copy()
      let child = try program.start(on: terminal)
      let drawn = OutputReader.Source(terminal.keepPerson(), take: output)
      try self.init(child, patience: .seconds(1), input: keys, sources: [drawn])
    } catch {
      throw SpawnError(path: program.name, reason: error.words)
    }
  }

  private init(
    _ child: ChildProcess,
    patience: Duration,
    input: consuming FileDescriptor?,
    sources: [OutputReader.Source]
  ) throws(SystemFailure) {
    self.child = child
    self.patience = patience
    if let number = input?.number { makeNonBlocking(number) }
    self.input = Mutex(input)
    Interruptions.shared.watch(over: self)
    do throws(SystemFailure) {
      reader = try OutputReader(sources) { [self] in queue.async { [self] in close() } }
    } catch {
      child.send(SIGKILL)
      child.waitForEnd()
      Interruptions.shared.forget(self)
      throw error
    }
    Thread.detachNewThread { [self] in
      child.waitUntilOver()
      queue.async { [self] in leaderEnded() }
    }
  }

  package enum Appetite { case eaten, full, gone }

  /// Hands it something to read, on the thread that asks.
  ///
  /// - Parameter limit: How long it may take nothing at all.
  package func feed(_ bytes: [UInt8], within limit: Duration) -> Appetite {
    input.withLock { input in
      do throws(SystemFailure) {
        guard try input?.writeAll(bytes, within: limit) != nil else { return .gone }
        return .eaten
      } catch {
        return error.code == ETIMEDOUT ? .full : .gone
      }
    }
  }

  /// There is nothing more to read for it.
  package func endInput() { input.withLock { $0 = nil } }

  /// Calls back when nothing of it is left, with how it ended.
  package func whenOver(_ body: @escaping @Sendable (Program.End) -> Void) {
    queue.async { [self] in
      if isOver, let end, farewells.isEmpty { body(end) } else { waiting.append(body) }
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
  package func stop() { stop(farewell: nil) }

  func stop(after limit: Duration) {
    queue.asyncAfter(deadline: .now() + limit / .seconds(1)) { [self] in stop() }
  }

  /// - Parameter farewell: Called at the end in place of those who wait for it: this process ends
  ///   as well, and none of them is to draw a conclusion from how the program ended.
  func stop(farewell: (@Sendable () -> Void)?) {
    queue.async { [self] in
      if let farewell {
        if isOver { return farewell() }
        farewells.append(farewell)
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
    child.endSession()
    end = child.waitForEnd()
    reader?.end()
  }

  /// All that was written has been taken.
  private func close() {
    guard let end else { return }
    isOver = true
    Interruptions.shared.forget(self)
    for farewell in farewells { farewell() }
    guard farewells.isEmpty else { return }
    for body in waiting { body(end) }
    waiting = []
  }
}

/// Why a program did not even begin.
package struct SpawnError: Error, Equatable {
  package let path: String
  package let reason: String

  package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
}
