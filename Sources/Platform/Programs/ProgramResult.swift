import OperatingSystem
import Synchronization

/// What a program wrote, and how it ended.
package struct ProgramResult: Equatable, Sendable {
  package var output: [UInt8] = []
  package var errors: [UInt8] = []
  package var end: Program.End
}

extension Program {
  /// Runs it to its end, and gives what it wrote as it comes: standard output and standard error,
  /// in one stream.
  ///
  /// When the task is cancelled, the program is ended with all of its session, first politely, then
  /// for certain.
  package func run(
    patience: Duration = .seconds(1),
    take: @escaping @Sendable ([UInt8]) -> Void
  ) async throws(SystemFailure) -> End {
    try await RunningProgram(self, patience: patience, output: take).wait()
  }

  /// Runs it to its end, and gives what it wrote, each stream by itself. What holds for `run` holds
  /// here as well.
  ///
  /// - Parameter limit: What has not ended by then is ended.
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
