import ChapterKit
import Stage

extension Command {
  /// The feature tracks one thing more: which of the tests notice?
  static let addEvent = Command(
    "add-event",
    "The feature tracks \"Filter Changed\" as well: which tests notice, and at which line."
  ) { _, terminal in
    let scene = Scene.todos("add-event", TestRun(.lazy, tracksFilter: true))
    return await Performance([scene]).run(on: terminal) {
      Surroundings.real.footprint.closingLine(after: $0.duration, waited: $0.waited)
    }
    .exitCode
  }
}
