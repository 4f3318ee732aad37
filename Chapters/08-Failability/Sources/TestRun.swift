import ChapterKit
import Observation

/// The twelve tests, and their results in a process of their own.
@MainActor @Observable
final class TestRun {
  /// For each test a sign, and its name: `✓` passed, `✗` failed, `☠` crashed, `·` not run.
  private(set) var rows = TodosTest.all.map { "· \($0.name)" }
  /// Nil as long as they run.
  private(set) var verdict: String?
  private(set) var remarks: [String] = []
  /// `crashing`, `failing` or `lazy`.
  let stubs: String
  let tracksFilter: Bool

  init(_ stubs: String, tracksFilter: Bool = false) {
    (self.stubs, self.tracksFilter) = (stubs, tracksFilter)
  }

  func run(inProcess run: ([String]) async -> DemoResult = { await DemoResult.run($0) }) async {
    let result = await run(["tests", stubs] + (tracksFilter ? ["--add-event"] : []))
    let lines = result.output.split(separator: "\n").map(String.init)
    let ended = lines.filter { $0.hasPrefix("✓ ") || $0.hasPrefix("✗ ") }.prefix(rows.count)
    let failed = ended.count { $0.hasPrefix("✗") }
    rows.replaceSubrange(..<ended.count, with: ended)
    remarks = lines.filter { $0.hasPrefix("  ") }
    if let signal = result.signal, ended.count < rows.count {
      rows[ended.count] = "☠ \(TodosTest.all[ended.count].name): crashed"
      verdict = "1 crash, and \(rows.count - ended.count - 1) of \(rows.count) never ran."
      let lastWords = result.errors.prefix { !$0.isNewline }
      remarks = ["  The process has ended (signal \(signal)):", "  \(lastWords)"]
    } else if ended.isEmpty {
      verdict = "None of the \(rows.count) ran: the process that runs them did not start."
    } else if tracksFilter {
      verdict = "\(failed) of \(ended.count) notice the new event."
    } else {
      verdict = "\(ended.count) ran, \(failed == 0 ? "none" : "\(failed)") failed."
    }
  }

  var heading: String { "\(rows.count) tests with \(stubs) stubs" }

  /// All of it in lines, when the run is over.
  var words: String? {
    let rows = rows.map { $0.hasPrefix("·") ? "  \($0): never ran" : "  \($0)" }
    return verdict.map { ([heading] + rows + [$0] + remarks).joined(separator: "\n") }
  }
}
