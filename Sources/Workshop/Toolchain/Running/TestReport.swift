/// What a run of tests has brought to light.
package enum TestReport: Equatable, Sendable {
  case didNotBuild(BuildFailure)
  /// What became of the tests of each exercise, by ``Exercise/id``, and how the run ended. An exercise
  /// without a test has none here.
  case ran(outcomes: [String: [TestOutcome]], end: TestRunEnd)
}

package enum TestRunEnd: Equatable, Sendable {
  /// All tests had their turn.
  case ended
  /// The process ended before the tests did: `signal 4, illegal instruction`.
  case crashed(how: String)
  /// Nothing happened for that long, and the process was ended.
  case hung(after: Duration)
  /// The tests wrote more than that, and the process was ended.
  case flooded(megabytes: Int)
  /// Not only the tests have written the report of them: what it says is worth nothing.
  case forged(Forgery)
}
