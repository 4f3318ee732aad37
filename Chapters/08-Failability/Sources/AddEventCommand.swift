import ChapterKit
import Stage

extension Command {
  /// The feature tracks one thing more: which of the tests notice?
  static let addEvent = Command(
    "add-event",
    "The feature tracks \"Filter Changed\" as well: which tests notice, and at which line."
  ) { _, terminal in
    let scene = Scene.todos("add-event", TestRun(.lazy, tracksFilter: true))
    let outcome = await Performance([scene]).run(on: terminal)
    let footprint = Surroundings.real.footprint
    terminal.say(footprint.closingLine(after: outcome.duration, waited: outcome.waited))
    return outcome.exitCode
  }
}
