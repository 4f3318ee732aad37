import Course
import Foundation
import OperatingSystem
import Usage
import Verification

extension CommandWord {
  static let verify = CommandWord(
    "verify",
    operands: "[CHAPTER]",
    count: 0...1,
    promise: "Whether texts, answers and commands are right.",
    options: [
      Option("--only", "PART", promise: "One part of it: texts, answers, commands or packages."),
      Option("--rounds", "N", promise: "N rounds of wrong and second answers, others each day."),
    ],
    details: """
      texts     Lessons, exercises, hints, minutes, links, samples and quoted diffs are as they
                have to be. It takes less than a second and needs no toolchain.
      answers   Every test fails while its exercise is unsolved, and passes with the solution;
                every wrong answer is rejected by a test, every second answer accepted.
                A test that passes from the start is listed, with its reason, in
                Solutions/NN-Name/Guards.txt. Wrong and second answers are judged in rounds, one
                of each exercise in each round. A round takes half a minute.
      commands  Every command that the lessons and the pages beside them have you type runs, and
                prints what is shown.
      packages  What "take" makes of each chapter, and of a solved exercise of each, builds and
                passes its tests, with our own libraries in place of those on the network.

      Each fault is one sentence with its place. It ends with 1 if there is one.
      """
  ) { typed, desk in
    let course = try desk.course()
    let parts = try typed.parts()
    let folder = try typed.words.first.map { try course.chapter($0).folder }
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

extension Verification.Progress {
  fileprivate var line: String {
    let name = step.padding(to: 16)
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
