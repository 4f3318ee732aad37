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
    self.onProgress = onProgress
  }

  /// Proves all that it can, whatever it finds on the way.
  ///
  /// Answers are proved while commands and packages run: the commands mostly wait, and where the
  /// packages compile one thing after another, the answers have the other processor.
  package func faults() async -> [Fault] {
    var faults: [Fault] = []
    let runner: TranscriptRunner?
    do {
      runner = parts.contains(.commands) ? try await prepare() : nil
    } catch {
      faults.append(Fault(nil, "No command could be run: \(error)"))
      runner = nil
    }
    async let others = (await commands(runner), await packages())
    if parts.contains(.answers) { faults += await answers() }
    let (ofCommands, ofPackages) = await others
    return faults + ofCommands + ofPackages
  }

  func note(_ step: String, _ what: String, _ faults: [Fault], _ elapsed: () -> Duration) {
    let count = faults.isEmpty ? "" : ", \(counted(faults.count, "fault"))"
    onProgress("\(step.padding(to: 18))\(what)\(count) · \(elapsed().inTenths)")
  }
}
