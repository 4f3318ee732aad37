import Course
import Foundation
import OperatingSystem
import Toolchain
import Usage

extension Verification {
  /// Builds what the commands run, before the answers take the compiler: the chapters, their tests,
  /// and the exercises as they are handed out.
  func prepare() async throws -> TranscriptRunner {
    let elapsed = clock.stopwatch()
    onProgress("\("build".padding(to: 18))the chapters and their tests …")
    let (answers, exercises) = (AnswerFolder(scratch: "verify"), chapters.flatMap(\.exercises))
    try answers.fill(for: exercises, but: exercises.map(KeptAnswer.starter))
    let names = chapters.map(\.name)
    try await Build(root: course.root, scratch: "verify", only: names, answers: answers.path).run()
    note("build", "the chapters and their tests", [], elapsed)
    return try TranscriptRunner(
      root: course.root,
      products: course.root.appending(path: ".build/verify/debug"),
      additions: chapters.flatMap { rules(of: $0).additions }
    )
  }

  func commands(_ runner: TranscriptRunner?) async -> [Fault] {
    guard let runner else { return [] }
    let elapsed = clock.stopwatch()
    let transcripts = transcripts
    let found = await withTaskGroup(of: [Fault].self) { group in
      for transcript in transcripts { group.addTask { await runner.faults(of: transcript) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    runner.remove()
    let faults = chapters.flatMap { rules(of: $0).faults } + found
    let commands = transcripts.flatMap(\.commands)
    let leftOut = commands.count { $0.ending == .leftOut }
    note(
      "commands",
      "\(counted(commands.count - leftOut, "command")), \(leftOut) left out by rule",
      faults,
      elapsed
    )
    return faults
  }

  private func rules(of chapter: CourseChapter) -> CommandRules {
    CommandRules(
      of: "Chapters/\(chapter.folder)/Commands.txt",
      exercises: chapter.exercises.map(\.name),
      in: course.root
    )
  }

  /// Of the lessons, their other pages, and the texts of exercises; and of the first page.
  private var transcripts: [Transcript] {
    let root = course.root
    let ofChapters = chapters.flatMap { chapter in
      let pages = root.names(in: "Chapters/\(chapter.folder)").filter { $0.hasSuffix(".md") }
        .map { "Chapters/\(chapter.folder)/\($0)" }
      return (pages + [chapter.exercisesPath]).flatMap {
        Transcript.all(in: $0, of: root, rules(of: chapter))
      }
    }
    // The first page belongs to the whole course.
    guard chapters.count == course.chapters.count else { return ofChapters }
    return ofChapters + Transcript.all(in: "README.md", of: root, CommandRules(of: "", in: root))
  }
}
