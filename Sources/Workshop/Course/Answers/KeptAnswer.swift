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

  private func text(of kind: KeptAnswer.Kind) -> String { root.text(of: path(of: kind)) ?? "" }

  /// The answers that can be read, and what is wrong with the others.
  package func answers(_ kind: KeptAnswer.Kind) -> (answers: [KeptAnswer], faults: [Fault]) {
    var answers: [KeptAnswer] = []
    var faults: [Fault] = []
    for entry in AnswerText.all(in: text(of: kind)) {
      do throws(Fault) {
        let answer = KeptAnswer(
          exercise: self,
          kind: kind,
          name: entry.name,
          sentence: entry.sentence,
          test: entry.test,
          path: path(of: kind),
          line: entry.line,
          texts: try texts(of: entry, kind)
        )
        if answers.contains(where: { $0.name == answer.name }) {
          throw answer.fault("is there twice: give it another name.")
        }
        if answer.sentence.isEmpty { throw answer.fault("says nothing: write a sentence below.") }
        answers.append(answer)
      } catch {
        faults.append(error)
      }
    }
    return (answers, faults)
  }

  /// Which of its files an answer names; nil is the first one.
  private func position(of file: String?) -> Int? {
    ([name] + modules).firstIndex(of: file ?? name)
  }

  /// The texts of its files with an answer: the solution's, but for what the answer changes.
  private func texts(
    of entry: AnswerText,
    _ kind: KeptAnswer.Kind
  ) throws(Fault) -> [String?] {
    func fault(_ sentence: String) -> Fault { Fault(path(of: kind), line: entry.line, sentence) }
    var texts = files.map { root.text(of: $0.solutionPath) }
    guard !entry.differences.isEmpty else {
      throw fault("\(entry.name) has no difference: write what it changes in a diff.")
    }
    for (file, lines) in entry.differences {
      guard let position = position(of: file) else {
        throw fault("\(name) has no file \(file ?? name).swift.")
      }
      do throws(Fault) {
        let new = try Difference(reading: lines).applied(to: texts[position]?.textLines ?? [])
        texts[position] = new.map { "\($0)\n" }.joined()
      } catch {
        throw fault("\(entry.name): \(error.sentence)")
      }
    }
    return texts
  }
}

extension KeptAnswer {
  fileprivate func fault(_ sentence: String) -> Fault {
    Fault(path, line: line, "\(name) \(sentence)")
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
