import Course
import Dependencies

/// What other programs do in between, with the terminal in their hands.
struct OtherPrograms: Sendable {
  /// Opens an exercise in the editor, and returns when that has ended: with nothing, or with the
  /// sentence that says why it could not be done.
  var open: @MainActor @Sendable (Exercise) async -> String?
  /// Runs the demo of a chapter with some words: `controlled`, `--context`, `preview`.
  var demo: @MainActor @Sendable (CourseChapter, _ words: [String]) async -> String?
}

extension OtherPrograms: TestDependencyKey {
  static var testValue: OtherPrograms {
    OtherPrograms { exercise in
      reportIssue("Unimplemented: open \(exercise.name). Override $0[OtherPrograms.self].")
      return nil
    } demo: { chapter, _ in
      reportIssue("Unimplemented: the demo of \(chapter.name). Override $0[OtherPrograms.self].")
      return nil
    }
  }
}
