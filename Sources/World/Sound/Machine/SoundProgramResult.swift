import Dispatch
import OperatingSystem
import Programs
import Synchronization

/// The end of a program that records or plays.
package struct SoundProgramResult: Equatable, Sendable {
  package let hasSucceeded: Bool
  /// The last line of its standard error, or why it was not started. The lines before may be
  /// warnings of its libraries.
  package let lastErrorLine: String

  /// Runs a program to its end. It is stopped when the task is cancelled.
  ///
  /// - Parameter output: Gets what the program writes to standard output, as it comes.
  package init(
    of program: Program,
    output: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async {
    let errors = Mutex<[UInt8]>([])
    let running: RunningProgram
    do throws(SystemFailure) {
      running = try RunningProgram(
        program,
        gracePeriod: .milliseconds(300),
        errors: { bytes in errors.withLock { if $0.count < 4096 { $0 += bytes } } },
        output: output
      )
    } catch {
      hasSucceeded = false
      lastErrorLine = error.message
      return
    }
    let exit = ExitHandlers.shared.add { running.stopNow() }
    hasSucceeded = await running.wait() == .exited(0)
    ExitHandlers.shared.remove(exit)
    let lines = String(decoding: errors.withLock(\.self), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    lastErrorLine = lines.last.map { String($0).quotable() } ?? ""
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
