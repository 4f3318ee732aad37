import Foundation
import OperatingSystem

/// What the package manager has built, in the folder of the bundle of tests that is running.
package enum BuiltProducts {
  /// Where the programs are.
  package static let folder = bundle.deletingLastPathComponent()

  #if canImport(Darwin)
    private final class InTheBundle {}

    private static let bundle = Bundle(for: InTheBundle.self).bundleURL

    /// The code of the tests.
    package static let tests = Bundle(for: InTheBundle.self).executableURL ?? bundle
  #else
    // A bundle is a program there.
    private static let bundle = URL(filePath: Path.real("/proc/self/exe"))
    package static let tests = bundle
  #endif
}
