import Course
import Dependencies
import Foundation
import Taking
import Toolchain

/// Builds a package and runs its tests, away from the person's files.
struct PackageTest: Sendable {
  /// Gives how many tests have passed. The folder is where it may keep what it has built.
  var passedTests:
    @Sendable (_ files: [TakenFile], _ folder: URL) async throws(ToolchainError) -> Int
}

extension PackageTest: DependencyKey {
  /// Asks the toolchain. A file that is as it was is not written again, so that it is not built
  /// again.
  static let liveValue = PackageTest { files, folder throws(ToolchainError) in
    let package = folder.appending(path: "package")
    do {
      try package.become(files)
    } catch {
      throw .cannotRun(reason: error.localizedDescription)
    }
    let (hasSucceeded, output) = try await runSwift(
      ["test", "--package-path", package.path(percentEncoded: false)]
        + .building(in: folder.appending(path: "products")),
      environment: ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("WORKBOOK_") }
    )
    let lines = output.textLines
    guard hasSucceeded else {
      let errors = lines.filter { $0.contains("error: ") || $0.contains("✘") }
      let output = (errors.isEmpty ? lines : errors).suffix(30).joined(separator: "\n")
      throw .didNotBuild(BuildFailure(output: output, root: package.path(percentEncoded: false)))
    }
    return lines.reduce(0) { $0 + ($1.passedTests ?? 0) }
  }
}

extension URL {
  /// Makes a folder that has these files in it and no others.
  fileprivate func become(_ files: [TakenFile]) throws {
    let manager = FileManager.default
    let wanted = Set(files.map(\.path))
    for old in sources(below: "") where !wanted.contains(old) {
      try manager.removeItem(at: appending(path: old))
    }
    for file in files where text(of: file.path) != file.text {
      try write(file.text, to: file.path)
    }
  }
}

extension String {
  /// `Test run with 12 tests in 3 suites passed`
  fileprivate var passedTests: Int? {
    let match = firstMatch(of: /Test run with (\d+) tests?/)
    return match.flatMap { Int($0.1) }
  }
}
