import OperatingSystem
import Synchronization

/// Whether this process runs tests.
///
/// True under Swift Testing and under XCTest, in debug and in release, and in the process of an
/// exit test. It says what the process is; to know which framework runs a test, ask
/// ``TestContext``; which test, `TestIdentity.current`.
public let isTesting: Bool =
  testLibraryIsLoaded || isTestExecutable(CommandLine.arguments.first ?? "")
  || isHostOfTests(environmentVariable)

/// Swift Testing exports the function that tools start it with. No program that ships has it.
private var testLibraryIsLoaded: Bool {
  runtimeSymbol("swt_abiv0_getEntryPoint") != nil
}

/// On a Mac an app may be the host of tests: it begins before their bundle is loaded.
func isHostOfTests(_ environment: (String) -> String?) -> Bool {
  environment("XCTestConfigurationFilePath") != nil
}

/// On Linux a test bundle is an executable, on macOS something else loads it.
func isTestExecutable(_ path: String) -> Bool {
  let name = path.split(separator: "/").last ?? ""
  return name.hasSuffix(".xctest") || name == "xctest" || name == "swiftpm-testing-helper"
}

/// The test framework that runs the code that asks.
public enum TestContext: Hashable, Sendable {
  case swiftTesting
  case xcTest

  /// The framework that runs the current test, or `nil` outside of a test process.
  public static var current: TestContext? { InstalledTestSupport.current?.context }
}

/// A test framework, for code that must not link one.
///
/// `DependenciesTestSupport` has the only implementation and installs it when a test bundle is
/// loaded.
package protocol TestSupport: Sendable {
  /// The framework whose test runs here, or whose run this is.
  var context: TestContext { get }

  /// The test that runs here, and whether the current task belongs to it for as long as it lives.
  var identity: (test: TestIdentity?, isOfTask: Bool) { get }

  /// Whether the traits of a suite, or of a parameterized test, do their work here.
  var isBetweenCases: Bool { get }

  /// Makes the test that runs here fail; the run, when no test runs here.
  func record(_ issue: ReportedIssue)
}

/// The test support of this process, which only a test process has.
package enum InstalledTestSupport {
  package static var current: (any TestSupport)? { holder.load()?.support }

  /// Installs the test support of this process; the first one stays.
  package static func install(_ support: some TestSupport) {
    _ = holder.storeIfNil(Holder(support: support))
  }

  private final class Holder: Sendable {
    let support: any TestSupport

    init(support: any TestSupport) { self.support = support }
  }

  private static let holder = AtomicLazyReference<Holder>()
}

/// The last resort for an issue in a test process that no test can be blamed for: its text goes to
/// standard error, and the process ends as a failed one, whatever the test framework thinks.
package enum FailingExit {
  /// Writes the issue and lets the process fail when it ends.
  package static func record(_ issue: ReportedIssue) {
    prepare()
    shouldFail.store(true, ordering: .sequentiallyConsistent)
    writeToStandardError(
      """
      ✘ Issue reported outside of any test, at \(issue.location):
      \(issue.text.indented)

        It came from a detached task, from a thread or a queue, or when no test was running. \
      The run fails.

      """
    )
  }

  /// Gets ready to change the exit status.
  ///
  /// The function that is registered first runs last. Test support does so at load, so that all
  /// others that do something at exit (coverage, sanitizers) have done it.
  package static func prepare() {
    _ = atExit
  }

  private static let shouldFail = Atomic(false)

  private static let atExit: Void = {
    _ = shouldFail.load(ordering: .relaxed)
    atexit {
      guard FailingExit.shouldFail.load(ordering: .sequentiallyConsistent) else { return }
      fflush(nil)
      _exit(EXIT_FAILURE)
    }
  }()
}
