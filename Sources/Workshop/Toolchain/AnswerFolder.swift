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
  private func path(of file: Exercise.File) -> String {
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

  /// The compiler's output, with the places where the lines are written instead of those in here.
  func originals(in text: String, but answers: [KeptAnswer]) -> String {
    let files = Dictionary(
      answers.flatMap { answer in
        answer.exercise.files.enumerated().map { (path(of: $1), (answer, $0)) }
      }
    ) { first, _ in first }
    var parts = text.components(separatedBy: "\(path)/")
    for (index, part) in parts.enumerated().dropFirst() {
      guard let match = part.prefixMatch(of: /(\d\d-\w+\/\w+\.swift)(?::(\d+))?/) else { continue }
      var place = ("Solutions/\(match.1)", match.2.flatMap { Int($0) })
      if let (answer, file) = files["\(path)/\(match.1)"] {
        // If a line of the solution is wrong, this answer has caused it.
        let original =
          answer.place(ofLine: place.1 ?? 1, in: file) ?? (answer.path, answer.line)
        place = (original.path, place.1.map { _ in original.line })
      }
      let line = place.1.map { ":\($0)" } ?? ""
      parts[index] = "\(place.0)\(line)\(part[match.range.upperBound...])"
    }
    return parts.joined()
  }
}
