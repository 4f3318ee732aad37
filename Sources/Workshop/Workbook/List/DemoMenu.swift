import Course
import Observation

/// The demos of a chapter to choose from: all that its lesson has you run.
@MainActor @Observable
final class DemoMenu {
  let chapter: CourseChapter
  /// The words after `swift run NAME`.
  let demos: [[String]]
  private(set) var selected = 0

  init(_ chapter: CourseChapter) {
    self.chapter = chapter
    let demos = chapter.demos
    self.demos = demos.isEmpty ? [["uncontrolled"], ["controlled"]] : demos
  }

  var words: [String] { demos[selected] }

  func moved(by step: Int) { selected = min(demos.count - 1, max(0, selected + step)) }

  /// A letter chooses the first demo that begins with it; false if there is none.
  func tapped(_ letter: Character) -> Bool {
    guard let index = demos.firstIndex(where: { $0[0].first == letter }) else { return false }
    selected = index
    return true
  }
}
