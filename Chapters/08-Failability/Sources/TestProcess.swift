import Foundation

/// How a run of the tests in a process of its own went.
struct TestOutcome: Equatable, Sendable {
  var reports: [TestReport] = []
  /// The signal that ended the process, and its last words, where it did not come to its end in peace.
  var crash: Crash?

  struct Crash: Equatable, Sendable {
    let signal: Int32
    let lastWords: String
  }
}

/// This demo once more, as a process that only runs the tests.
enum TestProcess {
  static func run(_ stubs: Stubs, tracksFilter: Bool) async -> TestOutcome {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["tests", stubs.rawValue] + (tracksFilter ? ["--add-event"] : [])
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        process.terminationHandler = { _ in continuation.resume() }
        do {
          try process.run()
        } catch {
          process.terminationHandler = nil
          continuation.resume()
        }
      }
    } onCancel: {
      if process.isRunning { process.terminate() }
    }
    // What twelve tests say fits into a pipe, so it may be read after the end.
    var outcome = TestOutcome(reports: TestReport.all(in: output.everything))
    if process.terminationReason == .uncaughtSignal {
      let lastWords = String(decoding: errors.everything, as: UTF8.self)
      outcome.crash = TestOutcome.Crash(
        signal: process.terminationStatus,
        lastWords: String(lastWords.prefix { !$0.isNewline })
      )
    }
    return outcome
  }
}

extension Pipe {
  fileprivate var everything: Data { (try? fileHandleForReading.readToEnd()) ?? Data() }
}
