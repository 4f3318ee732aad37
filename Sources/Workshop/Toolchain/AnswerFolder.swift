import Course
import Foundation
import Usage

/// A copy of `Solutions` in which other answers replace some of the solutions.
///
/// A file is written only if it differs from what was there, so the package manager compiles only
/// those that changed.
package struct AnswerFolder: Equatable, Sendable {
  /// From the top of the workbook.
  package let path: String

  /// - Parameter scratch: The folder in `.build` where it is built.
  package init(scratch: String) {
    path = ".build/\(scratch)/answers"
  }

  /// The path of a file of a solution in this folder.
  func path(of file: Exercise.File) -> String {
    "\(path)/\(file.solutionPath.split(separator: "/").suffix(2).joined(separator: "/"))"
  }

  /// Writes the solutions of the chapters of these exercises, with some answers in their places.
  package func fill(for exercises: [Exercise], but answers: [KeptAnswer]) throws(SentenceError) {
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
      throw SentenceError("\(path) cannot be filled: \(error.localizedDescription)")
    }
  }
}
