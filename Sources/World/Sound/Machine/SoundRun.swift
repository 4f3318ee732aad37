import Dispatch
import OperatingSystem
import Programs
import Synchronization

/// How a program for sound ended.
package enum SoundRun: Equatable, Sendable {
  case ended(Program.End, lastWords: String)
  /// It wrote nothing for too long, and was stopped.
  case hung
  /// It wrote more than can be heard in the time that it ran, and was stopped.
  case flooded
  case notStarted(String)

  /// Runs a program to its end; when the task is cancelled, it is stopped.
  ///
  /// - Parameters:
  ///   - patience: How long it may write nothing.
  ///   - hear: Gets what it writes to standard output, as it comes. That is never more than is
  ///     heard in the time that it runs, and a minute.
  package init(
    of program: Program,
    patience: Duration,
    on clock: any Clock<Duration>,
    hear: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async {
    let written = Mutex((count: 0, words: [UInt8]()))
    let (flood, isFlooded) = AsyncStream.makeStream(of: Never.self)
    let elapsed = stopwatch(on: clock)
    let running: RunningProgram
    do throws(SpawnError) {
      running = try RunningProgram(program, patience: .milliseconds(300)) { words in
        written.withLock { if $0.words.count < 4096 { $0.words += words } }
      } output: { bytes in
        let count = written.withLock { written in
          written.count += bytes.count
          return written.count
        }
        if Tape.duration(of: count / 2) > elapsed() + .seconds(60) {
          isFlooded.finish()
        } else {
          hear(bytes)
        }
      }
    } catch {
      self = .notStarted(error.reason)
      return
    }
    let exit = AtExit.shared.add { running.stopNow() }
    let watch = Task {
      var before = -1
      while case let now = written.withLock({ $0.count }), now != before {
        before = now
        guard (try? await clock.sleep(for: patience)) != nil else { return false }
      }
      running.stop()
      return true
    }
    let brake = Task {
      for await _ in flood {}
      if !Task.isCancelled { running.stop() }
      return !Task.isCancelled
    }
    let end = await running.wait()
    watch.cancel()
    brake.cancel()
    AtExit.shared.remove(exit)
    let words = String(decoding: written.withLock { $0.words }, as: UTF8.self)
    if await brake.value {
      self = .flooded
    } else {
      self = await watch.value ? .hung : .ended(end, lastWords: words)
    }
  }
}

extension RunningProgram {
  /// Stops the program as this process ends, and waits for it for a second at most.
  fileprivate func stopNow() {
    let isOver = DispatchSemaphore(value: 0)
    whenOver { _ in isOver.signal() }
    stop()
    _ = isOver.wait(timeout: .now() + 1)
  }
}
