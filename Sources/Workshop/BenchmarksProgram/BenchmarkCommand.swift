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
  /// Not on the main actor: most of the time would be switches to and from the main thread.
  @concurrent static func main() async {
    if isTesting {
      InstalledTestSupport.install(ParameterizedTestStub())
      Stillness.watch()
    } else {
      printRow(["operation, ns", "here", "theirs", "ratio", "at least", "met"])
    }
    for benchmark in isTesting ? Benchmark.ofTests : Benchmark.ofPrograms {
      let unit = await Benchmark.floor.measure() / Benchmark.floor.theirs
      printRow(benchmark.cells(here: await benchmark.measure(), unit: unit))
    }
    if !isTesting {
      var arguments = [strdup("benchmarks.xctest"), nil]
      execv(Bundle.main.executablePath ?? "", &arguments)
    }
    print("\n\(legend)")
  }

  private static func printRow(_ cells: [String]) {
    let name = cells[0].padding(toLength: 46, withPad: " ", startingAt: 0)
    print(
      cells.dropFirst().reduce(name) { row, cell in
        row + String(repeating: " ", count: max(1, 11 - cell.count)) + cell
      }
    )
    fflush(nil)
  }

  private static let legend = """
    'here' is the median of what the processors spent on one operation. 'theirs' is what the real
    library spent on it, with the same source, scaled by a task-local value: that is measured with
    each row, and took \(Int(Benchmark.floor.theirs)) ns there.
    A read in a case of a test is compared with a read of a model in the real library.
    """
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
