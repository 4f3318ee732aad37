import Foundation

/// The products of the package manager, which are all in one folder.
package enum BuiltProducts {
  /// The bundle of tests that is running; nil in a program.
  private static var tests: Bundle? {
    Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  }

  /// The code that is running: that of a program, or of tests.
  package static var code: URL {
    (tests ?? .main).executableURL ?? Bundle.main.executableURL ?? URL(filePath: "/")
  }

  /// The folder of programs, of modules and of their objects. Bundles of tests are there as well.
  package static var folder: URL { (tests?.bundleURL ?? code).deletingLastPathComponent() }
}
