import Foundation
import OperatingSystem
import Synchronization
import Usage

/// One `swift build` of the workbook, or of a part of it, with the tests.
package struct Build: Equatable, Sendable {
  package var root: URL
  /// The folder in `.build` where it builds; nil is the place that `swift run` and `swift test`
  /// use.
  package var scratch: String?
  /// The parts that are built, as WORKBOOK_ONLY names them: `Countdown/TakeControl`. Empty for all.
  package var only: [String]
  /// The folder of the answers, from the top of the workbook; nil for `Exercises`.
  package var answers: String?

  package init(root: URL, scratch: String? = nil, only: [String] = [], answers: String? = nil) {
    (self.root, self.scratch, self.only, self.answers) = (root, scratch, only, answers)
  }

  /// Builds. When the task is cancelled, all processes of the build are ended.
  package func run() async throws(SentenceError) {
    let environment = environment(from: ProcessInfo.processInfo.environment)
    let (hasSucceeded, output) = try await outputOfSwift(arguments, environment: environment)
    if !hasSucceeded { throw BuildFailure(output: output, root: root).sentenceError }
  }

  package var arguments: [String] {
    let folder = root.path(percentEncoded: false)
    return ["build", "--build-tests", "--package-path", folder]
      + (scratch.map { .building(in: root.appending(path: ".build/\($0)")) } ?? [])
  }

  package func environment(from outside: [String: String]) -> [String: String] {
    var inside = outside
    inside["WORKBOOK_SOLUTIONS"] = answers
    inside["WORKBOOK_ONLY"] = only.isEmpty ? nil : only.joined(separator: ",")
    return inside
  }
}

/// Runs the package manager to its end, and returns what it wrote.
package func outputOfSwift(
  _ arguments: [String],
  environment: [String: String]
) async throws(SentenceError) -> (hasSucceeded: Bool, output: String) {
  let output = Mutex<[UInt8]>([])
  let end = try await runSwift(arguments, environment: environment) { bytes in
    output.withLock { $0 += bytes }
  }
  return (end == .exited(0), String(decoding: output.withLock { $0 }, as: UTF8.self))
}

/// Runs the package manager to its end. When the task is cancelled, all of its processes are ended.
///
/// - Parameter onOutput: Called with what it writes, as it comes.
func runSwift(
  _ arguments: [String],
  environment: [String: String],
  onOutput: @escaping @Sendable ([UInt8]) -> Void
) async throws(SentenceError) -> Program.End {
  let end: Program.End
  do throws(SystemFailure) {
    let program = Program("swift", arguments, environment: environment)
    end = try await program.run(output: onOutput)
  } catch {
    throw .swiftCannotRun(error)
  }
  if Task.isCancelled { throw .cancelled }
  return end
}

extension SentenceError {
  package static func swiftCannotRun(_ failure: SystemFailure) -> SentenceError {
    SentenceError("swift cannot be run: \(failure.message).", .unavailable)
  }

  /// The task that waited was cancelled.
  static let cancelled = SentenceError("This was ended before its verdict.", .interrupted)
}

extension [String] {
  /// The options for a build in a folder that only the tool uses: without debug information,
  /// which is a third of the time to compile tests, and with the build system whose output and
  /// whose folders the tool knows.
  ///
  /// In all folders but `check`, where a person waits, one process compiles each module. That is a
  /// fifth less work than two that both read all of it, but a module that imports it waits longer.
  package static func building(in folder: URL) -> [String] {
    let words = ["-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo"]
    return [
      "--scratch-path", folder.path(percentEncoded: false), "--build-system", "native",
      "-debug-info-format", "none",
    ] + (folder.lastPathComponent == "check" ? [] : words.flatMap { ["-Xswiftc", $0] })
  }
}
