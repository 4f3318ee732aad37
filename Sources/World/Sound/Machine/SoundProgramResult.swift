import Dispatch
import OperatingSystem
import Programs
import Synchronization

/// How a program that records or plays has ended.
package struct SoundProgramResult: Equatable, Sendable {
  package let hasSucceeded: Bool
  /// The last line of its standard error, or why it was not started. The lines before may be
  /// warnings of its libraries.
  package let lastErrorLine: String

  /// Runs a program to its end. It is stopped when the task is cancelled, or when it writes nothing
  /// for too long.
  ///
  /// - Parameters:
  ///   - timeout: How long it may write nothing; nil is for ever.
  ///   - output: Gets what it writes to standard output, as it comes.
  package init(
    of program: Program,
    timeout: Duration?,
    on clock: any Clock<Duration>,
    output: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async {
    let written = Mutex((count: 0, errors: [UInt8]()))
    let running: RunningProgram
    do throws(SystemFailure) {
      running = try RunningProgram(program, gracePeriod: .milliseconds(300)) { bytes in
        written.withLock { if $0.errors.count < 4096 { $0.errors += bytes } }
      } output: { bytes in
        written.withLock { $0.count += bytes.count }
        output(bytes)
      }
    } catch {
      hasSucceeded = false
      lastErrorLine = error.words
      return
    }
    let exit = ExitHandlers.shared.add { running.stopNow() }
    let watch = Task {
      guard let timeout else { return false }
      var before = -1
      while case let now = written.withLock({ $0.count }), now != before {
        before = now
        guard (try? await clock.sleep(for: timeout)) != nil else { return false }
      }
      running.stop()
      return true
    }
    let end = await running.wait()
    watch.cancel()
    ExitHandlers.shared.remove(exit)
    let errors = String(decoding: written.withLock { $0.errors }, as: UTF8.self)
    let wasStopped = await watch.value
    hasSucceeded = end == .exited(0) && !wasStopped
    lastErrorLine =
      errors.split(whereSeparator: \.isNewline).last.map { String($0).quotable() } ?? ""
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
