import CustomDump
import IssueReporting

/// One line of a test that sends or receives, and what it says where it is not met.
struct Step {
  let location: IssueLocation
  private let exhaustivity: Exhaustivity

  init(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    _ exhaustivity: Exhaustivity
  ) {
    location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.exhaustivity = exhaustivity
  }

  func fail(_ message: String) { location.report(message) }

  /// Fails where everything has to be asserted.
  func failIfExhaustive(_ message: String) {
    if exhaustivity == .on { fail(message) }
  }

  /// Holds the state after an action against what the test makes of the state before it.
  func compare<State: Equatable>(
    _ before: State,
    _ after: State,
    _ update: ((inout State) throws -> Void)?,
    because action: String
  ) {
    guard let update else {
      guard before != after else { return }
      return failIfExhaustive(
        """
        \(action) changes the state, and the test does not say so.

        \(differenceText(before, after, sides: ("Before", "After")))

        Say it behind the action: "{ $0.… = … }".
        """
      )
    }
    // Where not everything has to be asserted, the rest of the state is as it is.
    let start = exhaustivity == .on ? before : after
    var expected = start
    do {
      try update(&expected)
    } catch {
      return fail("What the test expects of \(action) threw an error: \(error)")
    }
    if expected != after {
      fail(
        """
        The state after \(action) is not the one that the test expects.

        \(differenceText(expected, after, sides: ("Expected", "Actual")))
        """
      )
    } else if exhaustivity == .on, before == after {
      fail(
        """
        The test says how \(action) changes the state, and the state is what it was before. Leave \
        the closure out, or look why nothing changes.
        """
      )
    }
  }
}
