import Dependencies
import Foundation
import Taking
import Toolchain

/// Who builds a package and runs its tests, away from the person's files.
package struct PackageTrial: Sendable {
  /// Gives how many tests have passed. The folder is where it may keep what it has built.
  package var passedTests:
    @Sendable (_ files: [TakenPackage.File], _ folder: URL) async throws(ToolchainError) -> Int

  package init(
    passedTests:
      @escaping @Sendable (_ files: [TakenPackage.File], _ folder: URL) async throws(ToolchainError)
      -> Int
  ) {
    self.passedTests = passedTests
  }
}

extension PackageTrial: TestDependencyKey {
  package static var testValue: PackageTrial {
    PackageTrial { _, _ throws(ToolchainError) in
      reportIssue(
        "Unimplemented: the trial of packages. Override it with $0.packageTrial = PackageTrial { … }."
      )
      throw .cannotRun(reason: "nobody builds")
    }
  }
}

extension DependencyValues {
  package var packageTrial: PackageTrial {
    get { self[PackageTrial.self] }
    set { self[PackageTrial.self] = newValue }
  }
}
