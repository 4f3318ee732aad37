import Foundation

/// An answer that `Solutions` keeps for an exercise.
package struct KeptAnswer: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// The exercise as it is when the course is handed out.
    case starter = "Starters"
    case solution = "Solutions"
    case wrong = "WrongAnswers"
    case second = "SecondAnswers"
  }

  package let exercise: Exercise
  package let kind: Kind
  /// `OwnClock`; of a starter and a solution the name of the exercise.
  package let name: String
  /// Why it tempts and what it breaks, or what is different in it. A starter says nothing.
  package var sentence = ""
  /// The test that rejects it, as its text says; nil if it does not.
  package var test: String?
  /// The location of its text: a path from the top of the workbook, and a line.
  package let path: String
  package var line = 1
  /// The texts of its files, in the order of ``Exercise/files``; nil for one that is missing.
  package let texts: [String?]

  package static func starter(of exercise: Exercise) -> KeptAnswer {
    KeptAnswer(
      exercise: exercise,
      kind: .starter,
      name: exercise.name,
      path: exercise.files[0].starterPath,
      texts: exercise.files.map { try? $0.starter(in: exercise.root) }
    )
  }

  package static func solution(of exercise: Exercise) -> KeptAnswer {
    KeptAnswer(
      exercise: exercise,
      kind: .solution,
      name: exercise.name,
      path: exercise.solutionPath,
      texts: exercise.files.map { exercise.root.text(of: $0.solutionPath) }
    )
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
    var answers: [KeptAnswer] = []
    var faults: [Fault] = []
    for entry in (root.text(of: path) ?? "").sections(level: 3) {
      do throws(Fault) {
        let text = AnswerText(entry.text)
        let answer = KeptAnswer(
          exercise: self,
          kind: kind,
          name: entry.heading,
          sentence: text.sentence,
          test: text.test,
          path: path,
          line: entry.line,
          texts: try texts(with: text.differences)
        )
        if answers.contains(where: { $0.name == answer.name }) {
          throw Fault(nil, "This name is there twice: give it another one.")
        }
        if answer.sentence.isEmpty { throw Fault(nil, "Write a sentence below its name.") }
        answers.append(answer)
      } catch {
        faults.append(Fault(path, line: entry.line, "\(entry.heading): \(error.sentence)"))
      }
    }
    return (answers, faults)
  }

  /// The texts of its files with an answer: the solution's, but for what the answer changes.
  private func texts(
    with differences: [(file: String?, lines: [String])]
  ) throws(Fault) -> [String?] {
    var texts = files.map { root.text(of: $0.solutionPath) }
    if differences.isEmpty { throw Fault(nil, "Write what it changes in a diff.") }
    for (file, lines) in differences {
      guard let index = ([name] + modules).firstIndex(of: file ?? name) else {
        throw Fault(nil, "\(name) has no file \(file ?? name).swift.")
      }
      let new = try Difference(reading: lines).applied(to: texts[index]?.textLines ?? [])
      texts[index] = new.map { "\($0)\n" }.joined()
    }
    return texts
  }
}

extension Exercise.File {
  /// The file as it is when the course is handed out. `Solutions/NN-Name/Starters` keeps it as what
  /// it changes in the solution: a file of its own would say most of it a third time.
  package func starter(in root: URL) throws(Fault) -> String {
    guard let difference = root.text(of: starterPath), let solution = root.text(of: solutionPath)
    else {
      throw Fault(
        starterPath,
        line: 1,
        "This file or \(solutionPath) is missing: get it back from your clone."
      )
    }
    do throws(Fault) {
      return try Difference(reading: difference.textLines).applied(to: solution.textLines)
        .map { "\($0)\n" }.joined()
    } catch {
      throw Fault(starterPath, line: 1, error.sentence)
    }
  }

  /// The difference as it is, and as it has to be for the exercise that is there now. One whose gap
  /// is filled is no starter.
  package func rewrittenStarter(in root: URL) -> (old: String, new: String) {
    let old = root.text(of: starterPath) ?? ""
    guard let starter = root.text(of: path), starter.contains("// TODO: "),
      let solution = root.text(of: solutionPath)
    else { return (old, old) }
    let new = Difference(from: solution.textLines, to: starter.textLines, isPatch: true)
    return (old, new.lines.map { "\($0)\n" }.joined())
  }
}
