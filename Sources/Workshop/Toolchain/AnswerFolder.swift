import Course
import Foundation

/// A folder that is like `Solutions`, with other answers in it.
///
/// Each answer lies where the solution would, and is written only if it differs from what was
/// there: the package manager finds the same files in the same places, and compiles those that
/// changed.
package struct AnswerFolder: Equatable, Sendable {
  /// From the top of the workbook.
  package let path: String

  /// - Parameter scratch: The folder in `.build` where it is built.
  package init(scratch: String) {
    path = ".build/\(scratch)/answers"
  }

  /// Where a file of a solution is in here.
  func path(of file: Exercise.File) -> String {
    "\(path)/\(file.solutionPath.split(separator: "/").suffix(2).joined(separator: "/"))"
  }

  /// Fills it with the solutions of the chapters of these exercises, but for some answers.
  package func fill(for exercises: [Exercise], but answers: [KeptAnswer]) throws(ToolchainError) {
    guard let root = exercises.first?.root else { return }
    do {
      for chapter in Set(exercises.map(\.chapterFolder)) {
        let solutions = "Solutions/\(chapter)"
        var texts: [String: String] = [:]
        for name in root.names(in: solutions) where name.hasSuffix(".swift") {
          texts["\(path)/\(chapter)/\(name)"] = root.text(of: "\(solutions)/\(name)")
        }
        for answer in answers where answer.exercise.chapterFolder == chapter {
          for (file, text) in zip(answer.exercise.files, answer.texts) {
            texts[path(of: file)] = text
          }
        }
        for (path, text) in texts where root.text(of: path) != text {
          try root.write(text, to: path)
        }
      }
    } catch {
      throw .cannotRun(reason: "\(path) cannot be filled: \(error.localizedDescription)")
    }
  }
}
