import OperatingSystem
import Synchronization

/// The end of a program that records or plays.
package struct SoundProgramResult: Equatable, Sendable {
  package let hasSucceeded: Bool
  /// The last line of its standard error, or why it was not started. The lines before may be
  /// warnings of its libraries.
  package let lastErrorLine: String

  /// Runs a program to its end. It is stopped when the task is cancelled.
  ///
  /// - Parameter output: Called with what the program writes to standard output, as it comes.
  package init(
    of program: Program,
    output: @escaping @Sendable ([UInt8]) -> Void = { _ in }
  ) async {
    let errors = Mutex<[UInt8]>([])
    do throws(SystemFailure) {
      let end = try await program.run(
        errors: { bytes in errors.withLock { $0 += bytes } },
        output: output
      )
      hasSucceeded = end == .exited(0)
    } catch {
      (hasSucceeded, lastErrorLine) = (false, error.message)
      return
    }
    let lines = String(decoding: errors.withLock(\.self), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    lastErrorLine = lines.last.map { String($0).quotable() } ?? ""
  }
}
