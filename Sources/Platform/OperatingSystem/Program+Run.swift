import Dispatch
import Synchronization

extension Program {
  /// Runs it, and returns when no process of it is left and all output is read. When the task is
  /// cancelled, the program is stopped.
  ///
  /// - Parameters:
  ///   - limit: After this time, the program is stopped.
  ///   - errors: Called with what it writes to standard error; if nil, `output` is.
  ///   - output: Called with what it writes, as it comes, and no more after the end.
  package func run(
    within limit: Duration? = nil,
    errors: (@Sendable ([UInt8]) -> Void)? = nil,
    output: @escaping @Sendable ([UInt8]) -> Void
  ) async throws(SystemFailure) -> End {
    let program = try RunningProgram(self, errors: errors, output: output)
    if let limit {
      DispatchQueue(label: "program").asyncAfter(deadline: .now() + limit / .seconds(1)) {
        program.stop()
      }
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        startThread { continuation.resume(returning: program.waitForEnd()) }
      }
    } onCancel: {
      program.stop()
    }
  }

  /// Runs it, and returns what it wrote, each stream by itself.
  package func result(within limit: Duration? = nil) async throws(SystemFailure) -> ProgramResult {
    let written = Mutex((output: [UInt8](), errors: [UInt8]()))
    let end = try await run(
      within: limit,
      errors: { bytes in written.withLock { $0.errors += bytes } },
      output: { bytes in written.withLock { $0.output += bytes } }
    )
    let (output, errors) = written.withLock { $0 }
    return ProgramResult(output: output, errors: errors, end: end)
  }
}

/// The output of a program, and its end.
package struct ProgramResult: Sendable {
  package let output: [UInt8]
  package let errors: [UInt8]
  package let end: Program.End
}
