import Foundation
import IssueReporting
import OperatingSystem
import Stillness

/// Prints how long operations of the shared module take, and whether that is as much faster than
/// the real library as it has to be.
///
/// A process finds out only once whether it runs tests. So the operations of a program are measured
/// first, and then this process executes itself again as one that runs tests.
@main struct BenchmarkCommand {
  static func main() async { await measure(Array(CommandLine.arguments.dropFirst())) }

  /// Not on the main actor: most of the time would be switches to and from the main thread.
  @concurrent private static func measure(_ words: [String]) async {
    let benchmarks = chosen(by: words)
    if isTesting {
      InstalledTestSupport.install(ParameterizedTestStub())
      Stillness.watch()
    } else {
      print(line("operation, ns", "here", "theirs", "ratio", "at least", "met"))
    }
    for benchmark in benchmarks where benchmark.isInTest == isTesting {
      let unit = await Benchmark.floor.measure() / Benchmark.floor.theirs
      print(benchmark.line(here: await benchmark.measure(), unit: unit))
      fflush(nil)
    }
    if !isTesting { executeAsTestProcess(words) }
    print("\n\(benchmarks.isEmpty ? Benchmark.all.map(\.name).joined(separator: "\n") : legend)")
  }

  /// The benchmarks whose names contain the words that were typed.
  static func chosen(by words: [String]) -> [Benchmark] {
    Benchmark.all.filter { benchmark in words.allSatisfy { benchmark.name.contains($0) } }
  }

  static func line(_ name: String, _ cells: String...) -> String {
    let name = name.padding(toLength: 46, withPad: " ", startingAt: 0)
    return cells.reduce(name) { $0 + String(repeating: " ", count: max(1, 11 - $1.count)) + $1 }
  }

  private static let legend = """
    'here' is the median of what the processors spent on one operation. 'theirs' is what the real
    library spent on it, with the same source, on a machine where a task-local value took
    \(Int(Benchmark.floor.theirs)) ns. That value is measured with each row, and 'theirs' is \
    scaled by it.
    A read in a case of a test is compared with a read of a model in the real library.
    """

  private static func executeAsTestProcess(_ words: [String]) {
    var pointers = (["benchmarks.xctest"] + words).map { strdup($0) } + [nil]
    execv(Bundle.main.executablePath ?? "", &pointers)
  }
}

/// A test framework that is running one case of a parameterized test. It takes long to say which
/// one.
private struct ParameterizedTestStub: TestSupport {
  private let test = TestIdentity()

  var context: TestContext { .swiftTesting }
  var identity: (test: TestIdentity?, isOfTask: Bool) {
    blackHole(String(reflecting: Array(0..<500)).count)
    return (test, true)
  }
  var isBetweenCases: Bool { false }

  func record(_ issue: ReportedIssue) { writeToStandardError(issue.text) }
}
