import Course
import Observation

/// Which version of a demo is to be run.
@MainActor @Observable
final class DemoMenu {
  static let versions = ["uncontrolled", "controlled"]

  let chapter: CourseChapter
  private(set) var selected = 0

  init(_ chapter: CourseChapter) { self.chapter = chapter }

  var version: String { Self.versions[selected] }

  func otherTapped() { selected = 1 - selected }

  func tapped(_ version: String) { selected = Self.versions.firstIndex(of: version) ?? selected }
}
