import Foundation
import Taking
import Toolchain

/// Builds a package and runs its tests, away from the person's files.
struct PackageTest: Sendable {
  /// Gives how many tests have passed. The folder is where it may keep what it has built.
  var passedTests:
    @Sendable (_ files: [TakenPackage.File], _ folder: URL) async throws(ToolchainError) -> Int
}
