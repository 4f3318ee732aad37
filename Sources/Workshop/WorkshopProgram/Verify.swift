import Course
import Foundation
import OperatingSystem
import Usage
import Verification
import WorkbookTool

extension Command {
  static let verify = Command(
    "verify",
    operands: "[CHAPTER]",
    operandCount: 0...1,
    summary: "Whether answers, commands and packages are right.",
    options: [
      Option("--only", "PART", summary: "One part of it: answers, commands or packages."),
      Option("--rewrite", summary: "Makes the starters fit exercises that have changed."),
    ],
    details: """
      answers   Each test passes with the solution, and fails on the starter or on a
                wrong answer. Each wrong answer is rejected by the test that its text
                names. Each second answer passes.
      commands  Each command that a text of a chapter shows runs, and prints what is
                shown below it.
      packages  What "take" makes of each chapter, and of its solved exercises, builds
                and passes its tests. Our own libraries take the place of those that
                are on a network.

      A starter, a wrong answer and a second answer are kept as their difference from
      the solution. When you have changed an exercise or its solution, --rewrite makes
      the starter anew, and shows it. An answer that does not fit any more is a fault:
      correct it by hand.

      A fault is one sentence with its place. If there is one, the exit code is 1.
      The texts have tests of their own: swift test --filter Texts
      """
  ) { typed, context in
    let course = try context.course()
    let folder = try typed.words.first.map { try course.chapter($0).folder }
    let exercises = course.exercises.filter { folder == nil || $0.chapterFolder == folder }
    let rewrites = typed.has("--rewrite")
    let part = try typed.value("--only", of: Verification.Part.self, "part")
    let parts = part.map { [$0] } ?? (rewrites ? [] : Verification.Part.allCases)
    if rewrites {
      for file in exercises.flatMap(\.files) { try context.rewriteStarter(of: file, in: course) }
    }
    if parts.isEmpty { return .success }
    let verification = Verification(of: course, parts: parts, chapter: folder) { line in
      context.say(line)
    }
    let report = await verification.report()
    context.say(report.text)
    return report.faults.isEmpty ? .success : .failure
  }
}

extension CommandContext {
  /// Writes a starter that has to change, and shows the lines that do.
  fileprivate func rewriteStarter(of file: Exercise.File, in course: Course) throws {
    let (old, new) = file.rewrittenStarter(in: course.root)
    guard old != new else { return }
    try course.root.write(new, to: file.starterPath)
    say(file.starterPath)
    for line in Difference(from: old.textLines, to: new.textLines).lines { say(line) }
    say("")
  }
}

extension VerificationReport {
  /// Every fault in a line of its own, and the closing line.
  fileprivate var text: String {
    (faults.isEmpty ? [summary] : [""] + faults.map(\.description) + ["", summary])
      .joined(separator: "\n")
  }
}
