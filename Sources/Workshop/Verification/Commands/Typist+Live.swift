import Course
import Dependencies
import Foundation
import OperatingSystem
import Programs
import Toolchain

extension Typist: DependencyKey {
  /// Types for real: into a copy of the workbook, with the programs and the tests that were built for
  /// it, in a home folder of its own.
  package static let liveValue = Typist { chapters throws(ToolchainError) in
    guard let root = chapters.first?.exercises.first?.root else {
      throw .cannotRun(reason: "there is no exercise")
    }
    let products = try await build(chapters, in: root)
    do {
      let stand = try CommandSandbox(
        root: root,
        products: products,
        additions: CommandRules(of: CourseFiles(at: root).chapters).additions
      )
      return Place(
        open: { stand.terminal() },
        leave: { stand.remove() }
      )
    } catch {
      throw .cannotRun(reason: error.localizedDescription)
    }
  }

  /// The chapters, their tests, and the exercises as they are handed out. Gives their folder.
  private static func build(
    _ chapters: [CourseChapter],
    in root: URL
  ) async throws(ToolchainError) -> URL {
    var environment = ProcessInfo.processInfo.environment
    guard let swift = Program.path(of: "swift", in: environment["PATH"]) else { throw .noSwift }
    environment["WORKBOOK_ONLY"] = chapters.map(\.name).joined(separator: ",")
    let (answers, exercises) = (AnswerFolder(scratch: "verify"), chapters.flatMap(\.exercises))
    try answers.fill(for: exercises, but: exercises.map(KeptAnswer.starter))
    environment["WORKBOOK_SOLUTIONS"] = answers.path
    let scratch = root.appending(path: ".build/verify")
    let output = CollectedOutput()
    let end: Program.End
    do {
      end = try await Program(
        swift,
        ["build", "--build-tests", "--package-path", root.path(percentEncoded: false)]
          + .building(in: scratch),
        environment: environment
      )
      .run(take: output.take)
    } catch {
      throw .cannotRun(reason: "\(error.path): \(error.reason)")
    }
    guard end == .exited(0) else {
      let output = output.lines.suffix(30).joined(separator: "\n")
      throw .didNotBuild(BuildFailure(output: output, root: root.path(percentEncoded: false)))
    }
    return scratch.appending(path: "debug")
  }
}
