import IssueReporting
import OperatingSystem
import Stillness

/// A process that runs tests, as far as the dependency module can tell.
///
/// The name of its program says so, it has a test support, and all its jobs go by the serial lane.
/// No test framework is linked: what one adds to the first read in a task is not measured.
enum TestProcess {
  static var isThis: Bool { isTesting }

  /// Starts this program anew as one: a process finds out only once whether it runs tests.
  static func become() -> Never {
    runAgain(as: "benchmarks.xctest")
    StandardError.write("This system does not let the benchmarks run as a test process.")
    exit(1)
  }

  static func prepare() {
    Stillness.watch()
    InstalledTestSupport.install(LoneTest())
  }

  /// Runs an operation in a test of its own.
  static func inNewTest<Result: Sendable>(
    _ operation: @escaping @Sendable () -> Result
  ) async -> Result {
    await LoneTest.$identity.withValue(TestIdentity()) {
      await Task { operation() }.value
    }
  }
}
