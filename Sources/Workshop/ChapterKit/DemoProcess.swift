import Foundation
import OperatingSystem
import Programs
import Stage

/// What a demo did that was run once more, in a process of its own: for what may end a process.
package struct DemoProcess: Equatable, Sendable {
  package var output = ""
  package var errors = ""
  /// The signal that ended the process; nil where it came to its end in peace.
  package var signal: Int32?

  /// Runs this demo to its end. When the task is cancelled, the process is ended.
  package static func run(_ words: [String]) async -> DemoProcess {
    let environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    guard let demo = Bundle.main.executablePath else { return DemoProcess() }
    let program = Program(demo, words, environment: environment)
    guard let result = await WorkElsewhere.count({ try? await program.result() }) else {
      return DemoProcess()
    }
    var process = DemoProcess(
      output: String(decoding: result.output, as: UTF8.self),
      errors: String(decoding: result.errors, as: UTF8.self)
    )
    if case .killed(let signal) = result.end { process.signal = signal }
    return process
  }
}
