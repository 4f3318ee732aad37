import Foundation
import IssueReporting
import OperatingSystem
import Stillness

/// Prints how long operations of the shared module take, and whether that is as much faster than
/// the real library as it has to be.
///
/// First what a program does. Then this process becomes one that runs tests, since a process finds
/// out only once what it is.
@main struct Benchmarks {
  static func main() async { await measure(Array(CommandLine.arguments.dropFirst())) }

  /// Not on the main actor: going to and from the main thread would be most of what is measured.
  @concurrent private static func measure(_ words: [String]) async {
    let rows = chosen(by: words)
    if isTesting {
      InstalledTestSupport.install(CaseOfATest())
      Stillness.watch()
    } else {
      print(line("operation, ns", "here", "theirs", "ratio", "at least", "met"))
    }
    for row in rows where row.isInTest == isTesting {
      let unit = await Row.floor.measure() / Row.floor.theirs
      print(row.line(here: await row.measure(), unit: unit))
      fflush(nil)
    }
    if !isTesting { becomeTestProcess(words) }
    print("\n\(rows.isEmpty ? Row.all.map(\.name).joined(separator: "\n") : legend)")
  }

  /// The rows whose names contain the words that were typed.
  static func chosen(by words: [String]) -> [Row] {
    Row.all.filter { row in words.allSatisfy { row.name.contains($0) } }
  }

  static func line(_ name: String, _ cells: String...) -> String {
    let name = name.padding(toLength: 46, withPad: " ", startingAt: 0)
    return cells.reduce(name) { $0 + String(repeating: " ", count: max(1, 11 - $1.count)) + $1 }
  }

  private static let legend = """
    'here' is the median of what the processors spent on one operation. 'theirs' is what the real
    library spent on it, with the same source, on a machine where a task-local value took
    \(Int(Row.floor.theirs)) ns. That value is measured with each row, and 'theirs' is scaled by it.
    A read in a case of a test is compared with a read of a model in the real library.
    """

  private static func becomeTestProcess(_ words: [String]) {
    var pointers = (["benchmarks.xctest"] + words).map { strdup($0) } + [nil]
    execv(Bundle.main.executablePath ?? "", &pointers)
  }
}

/// Stands in for a test framework that runs one case of a parameterized test: to say which one
/// takes it long.
private struct CaseOfATest: TestSupport {
  private let test = TestIdentity()

  var context: TestContext { .swiftTesting }
  var identity: (test: TestIdentity?, isOfTask: Bool) {
    keep(String(reflecting: Array(0..<500)).count)
    return (test, true)
  }
  var isBetweenCases: Bool { false }

  func record(_ issue: ReportedIssue) { writeToStandardError(issue.text) }
}
