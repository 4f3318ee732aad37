import Dependencies
import TestTools
import Testing

@Suite struct AssertKeys {
  @Dependency(\.assert) var assert

  @Test func `what does not hold fails the test at its line, which goes on`() {
    var line: UInt = 0
    let issues = IssueLog.issues {
      line = #line + 1
      assert(1 > 2, "Two is not less.")
      assert(1 > 2)
      assert(true, "It holds.")
    }
    #expect(issues.map(\.message) == ["Two is not less.", "A condition does not hold."])
    #expect(issues.map(\.line) == [line, line + 1])
  }

  @Test func `what holds goes on in a program too`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.assert) var assert
      assert(true)
    }
  }
}
