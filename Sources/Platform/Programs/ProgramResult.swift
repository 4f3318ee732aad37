import OperatingSystem
import Synchronization

/// The output of a program, and its end.
package struct ProgramResult: Equatable, Sendable {
  package var output: [UInt8] = []
  package var errors: [UInt8] = []
  package var end: Program.End
}

extension Program {
  /// Runs it to its end, and returns what it wrote, each stream by itself. When the task is
  /// cancelled, the program is stopped.
  ///
  /// - Parameter limit: After this time, the program is stopped.
  package func result(within limit: Duration? = nil) async throws(SystemFailure) -> ProgramResult {
    let written = Mutex((output: [UInt8](), errors: [UInt8]()))
    let running = try RunningProgram(
      self,
      errors: { bytes in written.withLock { $0.errors += bytes } },
      output: { bytes in written.withLock { $0.output += bytes } }
    )
    if let limit { running.stop(after: limit) }
    let end = await running.wait()
    let (output, errors) = written.withLock { $0 }
    return ProgramResult(output: output, errors: errors, end: end)
  }
}
