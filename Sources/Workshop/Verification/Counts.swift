/// How much was proved.
package struct Counts: Equatable, Sendable {
  package var chapters = 0
  package var exercises = 0
  package var samples = 0
  package var diffs = 0
  /// Tests that the solution passes, and that fail on the starter or on a wrong answer.
  package var tests = 0
  package var wrongAnswersRejected = 0
  package var secondAnswersAccepted = 0
  package var commandsRun = 0
  /// Commands that a rule leaves out, with a reason.
  package var commandsLeftOut = 0

  /// Packages that `take` makes, and that build and pass their tests.
  package var packages = 0
}
