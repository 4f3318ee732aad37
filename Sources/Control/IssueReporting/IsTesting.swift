import OperatingSystem

/// Whether this process runs tests.
///
/// True under Swift Testing and under XCTest, in debug and in release, and in the process of an
/// exit test. It says what the process is; to know which test runs, ask ``TestContext``.
public let isTesting: Bool =
  testLibraryIsLoaded || isTestExecutable(CommandLine.arguments.first ?? "")

/// Swift Testing exports the function that tools start it with. No program that ships has it.
private var testLibraryIsLoaded: Bool {
  runtimeSymbol("swt_abiv0_getEntryPoint") != nil
}

/// On Linux a test bundle is an executable, on macOS something else loads it.
func isTestExecutable(_ path: String) -> Bool {
  let name = path.split(separator: "/").last ?? ""
  return name.hasSuffix(".xctest") || name == "xctest" || name == "swiftpm-testing-helper"
}
