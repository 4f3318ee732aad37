import Course
import Foundation
import OperatingSystem
import Taking
import Toolchain
import Usage

extension Verification {
  /// Takes each chapter, and its solved exercises, as `swift run workbook take` does, builds it and
  /// runs its tests. All are one package here, which has to be built once; and the workbook's
  /// own libraries take the place of the real ones, which are on a network.
  func packages() async -> [Fault] {
    guard parts.contains(.packages) else { return [] }
    let elapsed = clock.stopwatch()
    do {
      let packages = try chapters.flatMap { try $0.packages }
      let folder = course.root.appending(path: ".build/taken")
      let files = try TakenPackage.combined(packages)
      try folder.appending(path: "package").replaceContents(with: files)
      let tests = counted(try await passedTests(in: folder), "test")
      note("packages", "\(counted(packages.count, "package")), \(tests) pass in them", [], elapsed)
      return []
    } catch {
      return [Fault("Chapters", "What \"take\" makes of them does not stand: \(error)")]
    }
  }

  /// The number of tests in the package that have passed. Its products are next to it.
  private func passedTests(in folder: URL) async throws(SentenceError) -> Int {
    let package = folder.appending(path: "package")
    let (hasSucceeded, output) = try await outputOfSwift(
      ["test", "--package-path", package.path(percentEncoded: false)]
        + .building(in: folder.appending(path: "products")),
      environment: ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("WORKBOOK_") }
    )
    let lines = output.textLines
    guard hasSucceeded else {
      let errors = lines.filter { $0.contains("error: ") || $0.contains("✘") }
      let output = (errors.isEmpty ? lines : errors).suffix(30).joined(separator: "\n")
      throw BuildFailure(output: output, root: package).sentenceError
    }
    return lines.compactMap { $0.firstMatch(of: /Test run with (\d+) tests?/)?.1 }
      .reduce(0) { $0 + (Int($1) ?? 0) }
  }
}

extension CourseChapter {
  fileprivate var packages: [TakenPackage] {
    get throws {
      let solved = try TakenPackage(of: Selection(self), from: "Solutions")
      return hasDemo ? [try TakenPackage(of: self), solved] : [solved]
    }
  }
}

extension URL {
  /// Leaves these files in the folder and no others. One that has not changed is not written again,
  /// so that it is not built again.
  fileprivate func replaceContents(with files: [String: String]) throws {
    for old in sources(below: "") where files[old] == nil {
      try FileManager.default.removeItem(at: appending(path: old))
    }
    for (path, text) in files where self.text(of: path) != text { try write(text, to: path) }
  }
}
