import Course
import Dependencies
import Foundation
import Toolchain

/// The proof that the course is whole: its texts, its answers, its commands, and what is taken from
/// it.
package struct Verification: Sendable {
  package enum Part: String, Sendable, CaseIterable {
    case texts
    case answers
    case commands
    case packages
  }

  let files: CourseFiles
  let parts: [Part]
  /// `01-Countdown`, if only that chapter is proved.
  let folder: String?
  /// Whether all tests judge a wrong answer, to find out which one rejects it; and not only the one
  /// that its text names.
  let asksAllTests: Bool
  let chapters: [ChapterFiles]
  let tell: @Sendable (Progress) -> Void

  @Dependency(\.continuousClock) var clock
  @Dependency(Judge.self) var judge
  @Dependency(PackageTest.self) var packageTest
  @Dependency(Typist.self) var typist

  package init(
    at root: URL,
    parts: [Part] = Part.allCases,
    folder: String? = nil,
    asksAllTests: Bool = false,
    tell: @escaping @Sendable (Progress) -> Void
  ) {
    files = CourseFiles(at: root)
    self.parts = parts
    self.folder = folder
    self.asksAllTests = asksAllTests
    chapters = files.chapters.filter { folder == nil || $0.folder == folder }
    self.tell = tell
  }

  /// A line that is said while a person waits.
  package struct Progress: Equatable, Sendable {
    package let step: String
    package let sentence: String
    /// How long it took; nil if it begins.
    package let time: Duration?
  }

  /// Proves all that it can, whatever it finds on the way.
  package func report() async -> VerificationReport {
    let watch = clock.stopwatch()
    var report = VerificationReport()
    if parts.contains(.texts) { report.add(await texts()) }
    if parts != [.texts] {
      report.add(await whatRuns())
    }
    report.faults += zeros(of: report.counts)
    report.faults = report.faults.withoutRepetitions
    report.time = watch.elapsed
    return report
  }

  private func texts() async -> VerificationReport {
    let watch = clock.stopwatch()
    var report = VerificationReport()
    report.faults = CourseCheck.all.flatMap { $0.faults(in: files) }
    if let folder { report.faults.removeAll { !"\($0)".contains(folder) } }
    for chapter in chapters {
      for check in TextCheck.everyOne {
        report.faults += check.faults(in: chapter)
      }
      report.counts.samples += chapter.samples.count
      report.counts.diffs += chapter.diffs.count
      report.counts.exercises += chapter.exercises.count
    }
    report.counts.chapters = chapters.count
    for path in textsWithCommands { report.faults += TypedCommand.all(in: path, files).1 }
    tell(
      "texts",
      """
      \(chapters.count, "chapter"), \(report.counts.exercises, "exercise"), \
      \(report.counts.samples, "sample"), \(report.counts.diffs, "diff")
      """,
      report,
      watch
    )
    return report
  }

  /// Answers are proved beside commands and packages: the commands mostly wait, and where the
  /// packages compile one thing after another, the answers have the other processor.
  private func whatRuns() async -> VerificationReport {
    var report = VerificationReport()
    let course: Course
    do {
      course = try Course(at: files.root)
    } catch {
      report.faults.append(Fault("Exercises", error.sentence))
      return report
    }
    let chapters = course.chapters.filter { folder == nil || $0.folder == folder }
    report.counts.chapters = chapters.count
    report.counts.exercises = chapters.flatMap(\.exercises).count
    let place = parts.contains(.commands) ? await prepare(chapters) : nil
    async let beside = (await commands(in: place), await packages(of: chapters))
    if parts.contains(.answers) { report.add(await answers(of: chapters)) }
    let (commands, packages) = await beside
    report.add(commands)
    report.add(packages)
    return report
  }

  /// A fault for each count that must not be zero, and is.
  private func zeros(of counts: Counts) -> [Fault] {
    var needed = [(counts.chapters, "chapter"), (counts.exercises, "exercise")]
    if parts.contains(.texts) {
      needed.append((counts.samples, "sample"))
      if chapters.contains(where: \.hasDemo) { needed.append((counts.diffs, "diff")) }
    }
    if parts.contains(.answers) {
      needed += [
        (counts.tests, "test"), (counts.wrongAnswersRejected, "rejected wrong answer"),
        (counts.secondAnswersAccepted, "accepted second answer"),
      ]
    }
    if parts.contains(.commands) { needed.append((counts.commandsRun, "command")) }
    if parts.contains(.packages) { needed.append((counts.packages, "package")) }
    return needed.filter { $0.0 == 0 }.map {
      Fault(
        "Package.swift",
        "Nothing was proved, for there was no \($0.1): find out where it went."
      )
    }
  }

  func tell(_ step: String, _ sentence: String, _ report: VerificationReport, _ watch: Stopwatch) {
    let faults = report.faults.count
    tell(
      Progress(
        step: step,
        sentence: faults == 0 ? sentence : "\(sentence), \(faults, "fault")",
        time: watch.elapsed
      )
    )
  }
}

extension [Fault] {
  var withoutRepetitions: [Fault] {
    reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
