import Foundation
import OperatingSystem
import Stage

/// The result of this demo, or of another program, in a process of its own, which may crash.
package struct DemoResult: Equatable, Sendable {
  package var output = ""
  package var errors = ""
  /// The signal that ended the process; nil if it ended by itself.
  package var signal: Int32?

  package init(output: String = "", errors: String = "", signal: Int32? = nil) {
    (self.output, self.errors, self.signal) = (output, errors, signal)
  }

  /// Runs this demo to its end, or another program. When the task is cancelled, the process is
  /// ended.
  package static func run(
    _ arguments: [String],
    of program: String? = Bundle.main.executablePath
  ) async -> DemoResult {
    let environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let run = program.map { Program($0, arguments, environment: environment) }
    guard let ended = await SubprocessWork.measure({ try? await run?.result() }) else {
      return DemoResult()
    }
    var result = DemoResult(
      output: String(decoding: ended.output, as: UTF8.self),
      errors: String(decoding: ended.errors, as: UTF8.self)
    )
    if case .killed(let signal) = ended.end { result.signal = signal }
    return result
  }
}
