import Course
import Foundation

/// A folder that is like `Solutions`, with other answers in it.
///
/// Each of them lies where the solution would, and is written where it differs from what was there: the
/// package manager finds the same files in the same places, and compiles those that are others now.
package struct AnswerFolder: Equatable, Sendable {
  /// From the top of the workbook.
  package let path: String

  /// - Parameter scratch: The folder in `.build` where it is built.
  package init(scratch: String) {
    path = ".build/\(scratch)/answers"
  }

  /// The file of the answer or of what belongs to it, by the path that it has elsewhere.
  func path(of file: String) -> String {
    "\(path)/\(file.split(separator: "/").suffix(2).joined(separator: "/"))"
  }

  /// Makes it the solutions of all chapters that these exercises are of, but for these answers to
  /// them: `WrongAnswers/TakeControl/SleepShorter`, or `Starters/TakeControl`.
  package func fill(for exercises: [Exercise], but others: [String]) throws(ToolchainError) {
    guard let root = exercises.first?.root else { return }
    do {
      for chapter in Set(exercises.map(\.chapterFolder)) {
        let folder = root.appending(path: "Solutions/\(chapter)")
        let place = root.appending(path: "\(path)/\(chapter)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let own = exercises.filter { $0.chapterFolder == chapter }
        let answers = Dictionary(
          uniqueKeysWithValues: own.flatMap { zip($0.files, $0.answerPaths(among: others)) }
            .map { (String($0.0.solutionPath.split(separator: "/").last!), $0.1) }
        )
        for name in try FileManager.default.contentsOfDirectory(
          atPath: folder.path(percentEncoded: false)
        ) where name.hasSuffix(".swift") {
          let answer =
            answers[name].map { root.appending(path: $0) } ?? folder.appending(path: name)
          let text = try Data(contentsOf: answer)
          let file = place.appending(path: name)
          if text != (try? Data(contentsOf: file)) { try text.write(to: file, options: .atomic) }
        }
      }
    } catch {
      throw .cannotRun(reason: "\(path) cannot be filled: \(error.localizedDescription)")
    }
  }

  /// What the compiler said of the files in here, as it is of those that they are copies of.
  func originals(in text: String, of exercises: [Exercise], but others: [String]) -> String {
    exercises.reduce(text) { text, exercise in
      zip(exercise.files, exercise.answerPaths(among: others)).reduce(text) { text, file in
        text.replacing(path(of: file.0.solutionPath), with: file.1)
      }
    }
    .replacing("\(path)/", with: "Solutions/")
  }
}

extension Exercise {
  /// Its answer among these, or the solution. An answer has a second file beside it where the
  /// solution's does not do: `WrongAnswers/Split/NoLive` and `WrongAnswers/SplitLive/NoLive`.
  func answerPaths(among others: [String]) -> [String] {
    let own = others.first { $0.split(separator: "/").dropFirst().first == name[...] }
    guard var parts = own?.split(separator: "/").map(String.init) else {
      return files.map(\.solutionPath)
    }
    return zip([name] + modules, files).map { name, file in
      parts[1] = name
      let path = "Solutions/\(chapterFolder)/\(parts.joined(separator: "/")).swift"
      return name == self.name || root.has(path) ? path : file.solutionPath
    }
  }
}
