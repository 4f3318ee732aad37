import Foundation

/// An answer that `Solutions` keeps for an exercise.
package struct KeptAnswer: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// What the exercise is when the course is handed out.
    case starter = "Starters"
    case solution = "Solutions"
    case wrong = "WrongAnswers"
    case second = "SecondAnswers"
  }

  package let exercise: Exercise
  package let kind: Kind
  /// `SleepShorter`; of a starter and a solution the name of the exercise.
  package let name: String
  /// Why it tempts and what it breaks, or what is different in it. A starter says nothing.
  package let sentence: String
  /// The test that rejects it, as its text says; nil if it does not.
  package let test: String?
  /// Where it is written: a path from the top of the workbook, and a line.
  package let path: String
  package let line: Int
  /// The texts of its files, in the order of ``Exercise/files``; nil for one that is missing.
  package let texts: [String?]

  package static func starter(of exercise: Exercise) -> KeptAnswer {
    let files = exercise.files
    let texts = files.map { try? $0.starter(in: exercise.root) }
    return KeptAnswer(exercise, .starter, texts, in: files[0].starterPath)
  }

  package static func solution(of exercise: Exercise) -> KeptAnswer {
    let paths = exercise.files.map(\.solutionPath)
    return KeptAnswer(exercise, .solution, paths.map { exercise.root.text(of: $0) }, in: paths[0])
  }

  private init(_ exercise: Exercise, _ kind: Kind, _ texts: [String?], in path: String) {
    self.exercise = exercise
    self.kind = kind
    name = exercise.name
    sentence = ""
    test = nil
    self.path = path
    line = 1
    self.texts = texts
  }

  init(
    _ exercise: Exercise,
    _ kind: Kind,
    _ entry: AnswerText.Entry
  ) throws(Fault) {
    texts = try exercise.texts(of: entry, kind)
    self.exercise = exercise
    self.kind = kind
    name = entry.name
    sentence = entry.sentence
    test = entry.test?.name
    path = exercise.path(of: kind)
    line = entry.line
  }
}

extension KeptAnswer: Equatable {
  package static func == (one: KeptAnswer, other: KeptAnswer) -> Bool {
    (one.exercise.id, one.kind, one.name) == (other.exercise.id, other.kind, other.name)
  }
}

extension Exercise {
  /// The text that has the wrong answers, or the second ones.
  package func path(of kind: KeptAnswer.Kind) -> String {
    "Solutions/\(chapterFolder)/\(kind.rawValue)/\(name).md"
  }

  /// The answers that can be read, and what is wrong with the others.
  package func answers(_ kind: KeptAnswer.Kind) -> (answers: [KeptAnswer], faults: [Fault]) {
    let path = path(of: kind)
    let text = AnswerText(root.text(of: path) ?? "", of: self)
    var answers: [KeptAnswer] = []
    var faults = text.faults.map { Fault(path, line: $0.line, $0.sentence) }
    for entry in text.entries {
      do throws(Fault) {
        answers.append(try KeptAnswer(self, kind, entry))
      } catch {
        faults.append(error)
      }
    }
    return (answers, faults)
  }

  /// The text of its wrong answers, with the tests that reject these.
  package func wrongAnswers(rejectedBy tests: [String: String]) -> (old: String, new: String) {
    let old = root.text(of: path(of: .wrong)) ?? ""
    return (old, AnswerText(old, of: self).naming(tests))
  }

  /// The texts of its files with an answer: the solution's, but for what the answer changes.
  fileprivate func texts(
    of entry: AnswerText.Entry,
    _ kind: KeptAnswer.Kind
  ) throws(Fault) -> [String?] {
    let path = path(of: kind)
    guard !entry.parts.isEmpty else {
      throw Fault(
        path,
        line: entry.line,
        "\(entry.name) has no difference: write what it changes in a diff."
      )
    }
    var texts: [String?] = []
    for (file, name) in zip(files, [name] + modules) {
      let solution = root.text(of: file.solutionPath)
      guard let part = entry.parts.first(where: { $0.file == name }) else {
        texts.append(solution)
        continue
      }
      do throws(Misfit) {
        let lines = try Difference(reading: part.lines).applied(to: solution?.textLines ?? [])
        texts.append(lines.map { "\($0)\n" }.joined())
      } catch {
        let line = part.line + 1 + error.offset
        throw Fault(path, line: line, error.sentence(about: file.solutionPath))
      }
    }
    return texts
  }
}

extension Exercise {
  /// The text of its answers with all differences written again: the same answers, to the solution
  /// as it is now. One that does not fit any more, even with less context, stays as it is.
  package func rewrittenAnswers(_ kind: KeptAnswer.Kind) -> (old: String, new: String) {
    let old = root.text(of: path(of: kind)) ?? ""
    let text = AnswerText(old, of: self)
    guard text.faults.isEmpty else { return (old, old) }
    let new = text.entries.flatMap(\.parts).map { part in
      let path = "Solutions/\(chapterFolder)/\(part.file).swift"
      let solution = root.text(of: path)?.textLines ?? []
      guard
        let answer = try? Difference(reading: part.lines).loosened(for: solution)
          .applied(to: solution)
      else { return (part, part.lines) }
      let lines = Difference(from: solution, to: answer, isApplied: true).lines
      return (part, lines.isEmpty ? part.lines : lines)
    }
    return (old, text.replacing(new))
  }
}

/// What an exercise is when the course is handed out. It is kept in `Solutions/NN-Name/Starters` as
/// what it changes in the solution: a file of its own would say most of it a third time.
extension Exercise.File {
  package func starter(in root: URL) throws(Fault) -> String {
    guard let difference = root.text(of: starterPath), let solution = root.text(of: solutionPath)
    else { throw Fault(starterPath, line: 1, "This is not there, or \(solutionPath) is not.") }
    do throws(Misfit) {
      return try Difference(reading: difference.textLines).applied(to: solution.textLines)
        .map { "\($0)\n" }.joined()
    } catch {
      throw Fault(starterPath, line: error.offset + 1, error.sentence(about: solutionPath))
    }
  }

  /// The difference as it is, and as it has to be for the exercise that is there now. One whose gap
  /// is filled is no starter.
  package func rewrittenStarter(in root: URL) -> (old: String, new: String) {
    let old = root.text(of: starterPath) ?? ""
    guard let starter = root.text(of: path), starter.contains("// TODO: "),
      let solution = root.text(of: solutionPath)
    else { return (old, old) }
    let new = Difference(from: solution.textLines, to: starter.textLines, isApplied: true)
    return (old, new.lines.map { "\($0)\n" }.joined())
  }
}
