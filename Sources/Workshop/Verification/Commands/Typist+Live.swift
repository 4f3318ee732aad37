import Course
import Dependencies
import Foundation
import Toolchain

extension Typist: DependencyKey {
  /// Types for real: into a copy of the workbook, with the programs and the tests that were built
  /// for it, in a home folder of its own.
  static let liveValue = Typist { chapters throws(ToolchainError) in
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
    let (answers, exercises) = (AnswerFolder(scratch: "verify"), chapters.flatMap(\.exercises))
    try answers.fill(for: exercises, but: exercises.map(KeptAnswer.starter))
    let names = chapters.map(\.name)
    try await Build(root: root, scratch: "verify", only: names, answers: answers.path)
      .run { _ in }
    return root.appending(path: ".build/verify/debug")
  }
}
