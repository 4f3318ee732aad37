import Course
import Dependencies
import Foundation
import OperatingSystem
import Programs
import Synchronization
import Taking
import Toolchain

/// Builds a package and runs its tests, away from the person's files.
struct PackageTest: Sendable {
  /// Gives how many tests have passed. The folder is where it may keep what it has built.
  var passedTests:
    @Sendable (_ files: [TakenPackage.File], _ folder: URL) async throws(ToolchainError) -> Int
}

extension PackageTest: DependencyKey {
  /// Asks the toolchain. A file that is as it was is not written again, so that it is not built
  /// again.
  static let liveValue = PackageTest { files, folder throws(ToolchainError) in
    let environment = ProcessInfo.processInfo.environment
    guard let swift = Program.path(of: "swift", in: environment["PATH"]) else { throw .noSwift }
    let package = folder.appending(path: "package")
    do {
      try package.become(files)
    } catch {
      throw .cannotRun(reason: error.localizedDescription)
    }
    let output = Mutex<[UInt8]>([])
    let end: Program.End
    do throws(SpawnError) {
      end = try await Program(
        swift,
        ["test", "--package-path", package.path(percentEncoded: false)]
          + .building(in: folder.appending(path: "products")),
        environment: environment.filter { !$0.key.hasPrefix("WORKBOOK_") }
      )
      .run { bytes in output.withLock { $0 += bytes } }
    } catch {
      throw .cannotRun(reason: "\(error.path): \(error.reason)")
    }
    let lines = String(decoding: output.withLock { $0 }, as: UTF8.self).textLines
    guard end == .exited(0) else {
      let errors = lines.filter { $0.contains("error: ") || $0.contains("✘") }
      let output = (errors.isEmpty ? lines : errors).suffix(30).joined(separator: "\n")
      throw .didNotBuild(BuildFailure(output: output, root: package.path(percentEncoded: false)))
    }
    return lines.reduce(0) { $0 + ($1.passedTests ?? 0) }
  }
}

extension URL {
  /// Makes a folder that has these files in it and no others.
  fileprivate func become(_ files: [TakenPackage.File]) throws {
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
  /// `Test run with 12 tests in 3 suites passed`, and `Executed 4 tests, with 0 failures`, which
  /// XCTest says of each of its suites; the last one is all of them.
  fileprivate var passedTests: Int? {
    let match = firstMatch(of: /Test run with (\d+) tests?/)
    return match.flatMap { Int($0.1) }
  }
}
