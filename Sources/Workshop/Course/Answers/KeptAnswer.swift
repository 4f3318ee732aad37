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
  /// The files of the exercise with this answer, in the order of ``Exercise/files``.
  let sources: [Source]

  /// One file of an answer.
  enum Source: Sendable {
    /// A file of its own, at a path from the top of the workbook.
    case whole(String)
    /// The lines of the file, each with the number of the line in the text at this path that
    /// changes the solution so; nil for a line of the solution.
    case lines([(text: String, line: Int?)], in: String)
  }

  package static func starter(of exercise: Exercise) -> KeptAnswer {
    KeptAnswer(
      exercise,
      .starter,
      exercise.files.map {
        .lines((try? $0.starterLines(in: exercise.root)) ?? [], in: $0.starterPath)
      }
    )
  }

  package static func solution(of exercise: Exercise) -> KeptAnswer {
    KeptAnswer(exercise, .solution, exercise.files.map { .whole($0.solutionPath) })
  }

  private init(_ exercise: Exercise, _ kind: Kind, _ sources: [Source]) {
    self.exercise = exercise
    self.kind = kind
    name = exercise.name
    sentence = ""
    test = nil
    path = sources[0].path
    line = 1
    self.sources = sources
  }

  init(_ exercise: Exercise, _ kind: Kind, _ entry: AnswerText.Entry, _ sources: [Source]) {
    self.exercise = exercise
    self.kind = kind
    name = entry.name
    sentence = entry.sentence
    test = entry.test?.name
    path = exercise.path(of: kind)
    line = entry.line
    self.sources = sources
  }

  /// The texts of its files; nil for one that is missing.
  package var texts: [String?] {
    sources.map { source in
      switch source {
      case .whole(let path): exercise.root.text(of: path)
      case .lines(let lines, _): lines.map { "\($0.text)\n" }.joined()
      }
    }
  }

  /// The paths that errors of the compiler name.
  package var paths: [String] { sources.map(\.path) }

  /// Where a line of one of the files is written; nil for a line of the solution.
  package func place(ofLine number: Int, in file: Int) -> (path: String, line: Int)? {
    switch sources[file] {
    case .whole(let path): (path, number)
    case .lines(let lines, let path):
      lines.indices.contains(number - 1) ? lines[number - 1].line.map { (path, $0) } : nil
    }
  }
}

extension KeptAnswer.Source {
  /// Where it is written.
  fileprivate var path: String {
    switch self {
    case .whole(let path), .lines(_, let path): path
    }
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
        answers.append(KeptAnswer(self, kind, entry, try sources(of: entry, kind)))
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

  private func sources(
    of entry: AnswerText.Entry,
    _ kind: KeptAnswer.Kind
  ) throws(Fault) -> [KeptAnswer.Source] {
    var sources: [KeptAnswer.Source] = []
    for (file, name) in zip(files, [name] + modules) {
      let solution = file.solutionPath
      if let part = entry.parts.first(where: { $0.file == name }) {
        do throws(Misfit) {
          let lines = try Difference(reading: part.lines)
            .applied(to: root.text(of: solution)?.textLines ?? [])
          let start = part.line + 1
          sources.append(
            .lines(lines.map { ($0.text, $0.offset.map { start + $0 }) }, in: path(of: kind))
          )
        } catch {
          let line = part.line + 1 + error.offset
          throw Fault(path(of: kind), line: line, error.sentence(about: solution))
        }
      } else {
        let whole = "Solutions/\(chapterFolder)/\(kind.rawValue)/\(name)/\(entry.name).swift"
        if name == self.name, entry.parts.isEmpty, !root.has(whole) {
          throw Fault(
            path(of: kind),
            line: entry.line,
            """
            \(entry.name) has no difference: write what it changes in a diff, or all of it in \
            \(whole).
            """
          )
        }
        sources.append(.whole(root.has(whole) ? whole : solution))
      }
    }
    return sources
  }
}

extension Exercise {
  /// The text of its answers with all differences made anew: the same answers, to the solution as
  /// it is now. One that does not fit any more, even with less context, stays as it is.
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
      let lines = Difference(from: solution, to: answer.map(\.text), isApplied: true).lines
      return (part, lines.isEmpty ? part.lines : lines)
    }
    return (old, text.replacing(new))
  }
}
