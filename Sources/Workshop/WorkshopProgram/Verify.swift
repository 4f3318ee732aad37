import Course
import Foundation
import OperatingSystem
import Usage
import Verification
import Workbook

extension WorkshopProgram {
  static let verify: CommandWord.Body = { typed, desk in
    let course = try desk.course()
    let folder = try typed.words.first.map { try course.chapter($0).folder }
    var parts = try typed.parts()
    if typed.has("--rewrite") {
      parts = [.texts]
      try desk.rewriteAnswers(
        to: course.exercises.filter { folder == nil || $0.chapterFolder == folder }
      )
    }
    let verification = Verification(
      at: course.root,
      parts: parts,
      folder: folder,
      rounds: try typed.number("--rounds", in: 1...999)
    ) { progress in
      desk.say(progress.line)
    }
    let report = await verification.report()
    desk.say(report.text)
    return report.isWhole ? .success : .notYet
  }
}

extension Typed {
  fileprivate func parts() throws(UsageError) -> [Verification.Part] {
    guard let word = values["--only"] else { return Verification.Part.allCases }
    guard let part = Verification.Part(rawValue: word) else {
      let known = Verification.Part.allCases.map(\.rawValue)
      throw UsageError(
        "There is no part \"\(word)\": it is \(known.joined(separator: ", ")).",
        typed: word,
        known: known
      )
    }
    return [part]
  }
}

extension Desk {
  /// Writes the texts whose differences have to be others, and shows which lines those are.
  fileprivate func rewriteAnswers(to exercises: [Exercise]) throws(CommandFailure) {
    for exercise in exercises {
      for kind in [KeptAnswer.Kind.wrong, .second] {
        let (old, new) = exercise.rewrittenAnswers(kind)
        guard old != new else { continue }
        let path = exercise.path(of: kind)
        do {
          try Data(new.utf8).write(to: exercise.root.appending(path: path), options: .atomic)
        } catch {
          throw CommandFailure(
            "\(path) cannot be written: \(error.localizedDescription)",
            .fileTrouble
          )
        }
        say(path)
        for line in Difference(from: old.textLines, to: new.textLines).lines { say(line) }
        say("")
      }
    }
  }
}

extension Verification.Progress {
  fileprivate var line: String {
    let name = step.padding(to: 18)
    guard let time else { return "\(name)\(sentence)" }
    return "\(name)\(sentence) · \(time.inTenths)"
  }
}

extension VerificationReport {
  /// Every fault in a line of its own, and the closing line.
  fileprivate var text: String {
    (faults.isEmpty ? [summary] : [""] + faults.map(\.description) + ["", summary])
      .joined(separator: "\n")
  }
}
