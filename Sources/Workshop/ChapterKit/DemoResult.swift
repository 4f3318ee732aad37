import Foundation
import OperatingSystem
import Programs
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

  /// Where this demo, the modules that it imports and their objects were built. The package manager
  /// puts a bundle of tests next to them.
  package static var products: URL {
    let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let built = tests ?? Bundle.main.executableURL ?? URL(filePath: "/")
    return built.deletingLastPathComponent()
  }

  /// Runs this demo to its end, or another program. When the task is cancelled, the process is
  /// ended.
  package static func run(
    _ words: [String],
    of program: String? = Bundle.main.executablePath
  ) async -> DemoResult {
    let environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let run = program.map { Program($0, words, environment: environment) }
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
