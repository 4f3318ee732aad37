import Dispatch
import OperatingSystem
import Programs
import Synchronization

/// How a program for sound ended.
package struct SoundRun: Equatable, Sendable {
  package let hasSucceeded: Bool
  /// The last line of its standard error, or why it was not started. Libraries speak first, so the
  /// last line is the one that the program says itself.
  package let lastWords: String

  /// Runs a program to its end; when the task is cancelled, or when it writes nothing for too long,
  /// it is stopped.
  ///
  /// - Parameters:
  ///   - patience: How long it may write nothing; for ever where it is nil.
  ///   - output: Gets what it writes to standard output, as it comes.
  package init(
    of program: Program,
    patience: Duration?,
    on clock: any Clock<Duration>,
    output: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async {
    let written = Mutex((count: 0, words: [UInt8]()))
    let running: RunningProgram
    do throws(SystemFailure) {
      running = try RunningProgram(program, patience: .milliseconds(300)) { words in
        written.withLock { if $0.words.count < 4096 { $0.words += words } }
      } output: { bytes in
        written.withLock { $0.count += bytes.count }
        output(bytes)
      }
    } catch {
      hasSucceeded = false
      lastWords = error.words
      return
    }
    let exit = AtExit.shared.add { running.stopNow() }
    let watch = Task {
      guard let patience else { return false }
      var before = -1
      while case let now = written.withLock({ $0.count }), now != before {
        before = now
        guard (try? await clock.sleep(for: patience)) != nil else { return false }
      }
      running.stop()
      return true
    }
    let end = await running.wait()
    watch.cancel()
    AtExit.shared.remove(exit)
    let words = String(decoding: written.withLock { $0.words }, as: UTF8.self)
    let wasStopped = await watch.value
    hasSucceeded = end == .exited(0) && !wasStopped
    lastWords = words.split(whereSeparator: \.isNewline).last.map { String($0).quotable() } ?? ""
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
