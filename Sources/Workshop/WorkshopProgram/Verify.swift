import Course
import OperatingSystem
import Usage
import Verification
import WorkbookTool

extension WorkshopProgram {
  static let verify = Command.verify.running { typed, context in
    let course = try context.course()
    let folder = try typed.operands.first.map { try course.chapter($0).folder }
    let exercises = course.exercises.filter { folder == nil || $0.chapterFolder == folder }
    if typed.has("--rewrite") {
      for file in exercises.flatMap(\.files) { try context.rewriteStarter(of: file, in: course) }
      return .success
    }
    let part = try typed.value("--only", of: Verification.Part.self, "part")
    let parts = part.map { [$0] } ?? Verification.Part.allCases
    let verification = Verification(of: course, parts: parts, chapter: folder) { line in
      context.say(line)
    }
    let faults = await verification.faults()
    if faults.isEmpty {
      context.say("The course is whole.")
      return .success
    }
    let lines = faults.map(\.description).joined(separator: "\n")
    context.say("\n\(lines)\n\n\(counted(faults.count, "fault")).")
    return .failure
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
