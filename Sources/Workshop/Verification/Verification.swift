import Course
import Dependencies
import Foundation
import OperatingSystem
import Toolchain
import Usage

/// Proves that the course is right: its answers, its commands, and the packages that are taken from
/// it. Its texts are checked by the suite `Texts`.
package struct Verification: Sendable {
  package enum Part: String, Sendable, CaseIterable {
    case answers
    case commands
    case packages
  }

  let course: Course
  let parts: [Part]
  /// The chapters that are proved.
  let chapters: [CourseChapter]
  /// Whether it is the whole course, with its first page.
  let isOfWholeCourse: Bool
  /// Gets a line for the person who waits.
  let onProgress: @Sendable (String) -> Void

  @Dependency(\.continuousClock) var clock
  @Dependency(Judge.self) var judge

  package init(
    of course: Course,
    parts: [Part] = Part.allCases,
    chapter: String? = nil,
    onProgress: @escaping @Sendable (String) -> Void
  ) {
    self.course = course
    self.parts = parts
    chapters = course.chapters.filter { chapter == nil || $0.folder == chapter }
    isOfWholeCourse = chapter == nil
    self.onProgress = onProgress
  }

  /// Proves all that it can, whatever it finds on the way.
  ///
  /// Answers are proved while commands and packages run: the commands mostly wait, and where the
  /// packages compile one thing after another, the answers have the other processor.
  package func report() async -> VerificationReport {
    let elapsed = clock.stopwatch()
    var report = VerificationReport()
    report.counts.exercises = chapters.flatMap(\.exercises).count
    let runner = parts.contains(.commands) ? await prepare() : nil
    async let others = (await commands(runner), await packages())
    if parts.contains(.answers) { report.add(await answers()) }
    let (commands, packages) = await others
    report.add(commands)
    report.add(packages)
    report.time = elapsed()
    return report
  }

  func note(
    _ step: String,
    _ sentence: String,
    _ report: VerificationReport,
    _ elapsed: () -> Duration
  ) {
    let faults = report.faults.isEmpty ? "" : ", \(counted(report.faults.count, "fault"))"
    onProgress("\(step.padding(to: 18))\(sentence)\(faults) · \(elapsed().inTenths)")
  }
}
