import Dependencies
import TestTools
import Testing

@Suite struct AssertKeys {
  @Dependency(\.assert) var assert
  @Dependency(\.assertionFailure) var assertionFailure
  @Dependency(\.precondition) var precondition

  @Test func `what does not hold fails the test at its line, which goes on`() {
    var line: UInt = 0
    let issues = IssueLog.issues {
      line = #line + 1
      assert(1 > 2, "Two is not less.")
      precondition(1 > 2)
      assertionFailure("Not here.")
      assert(true, "It holds.")
      precondition(true)
    }
    #expect(
      issues.map(\.message) == ["Two is not less.", "A condition does not hold.", "Not here."]
    )
    #expect(issues.map(\.line) == [line, line + 1, line + 2])
  }

  @Test func `what holds goes on in a program too`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.assert) var assert
      @Dependency(\.precondition) var precondition
      assert(true)
      precondition(true)
    }
  }
}
