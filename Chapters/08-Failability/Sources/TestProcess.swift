import ChapterKit
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
    let words = ["tests", stubs.rawValue] + (tracksFilter ? ["--add-event"] : [])
    let process = await DemoProcess.run(words)
    var outcome = TestOutcome(reports: TestReport.all(in: Data(process.output.utf8)))
    if let signal = process.signal {
      let lastWords = String(process.errors.prefix { !$0.isNewline })
      outcome.crash = TestOutcome.Crash(signal: signal, lastWords: lastWords)
    }
    return outcome
  }
}
