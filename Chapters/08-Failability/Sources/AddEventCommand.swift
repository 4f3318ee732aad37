import ChapterKit
import Stage

extension DemoCommand {
  /// The feature tracks one thing more: which of the tests notice?
  static let addEvent = DemoCommand(
    "add-event",
    "The feature tracks \"Filter Changed\" as well: which tests notice, and at which line."
  ) { _, terminal in
    await RunEnvironment.real.show(on: terminal) {
      [.todos("add-event", TestRun("lazy", tracksFilter: true))]
    }
  }
}
