import Dependencies
import TestTools
import Testing

@Suite struct AssertKey {
  @Test func `what is not true is an issue where it was said`() {
    @Dependency(\.assert) var assert
    @Dependency(\.precondition) var precondition
    let line: UInt = #line + 2
    let issues = IssueLog.issues {
      assert(1 == 2, "One is not two.")
      assert(1 == 1, "One is one.")
      precondition(1 == 2)
    }
    let file = #filePath
    #expect(
      issues == [
        .init(message: "One is not two.", fileID: file, line: line),
        .init(message: "Assertion failed.", fileID: file, line: line + 2),
      ]
    )
  }

  @Test func `it can be overridden`() {
    let log = LockIsolated<[String]>([])
    withDependencies {
      $0.assert = AnyAssertionEffect { condition, message, _, _ in
        if !condition() { log.withValue { [message = message()] in $0.append(message) } }
      }
    } operation: {
      @Dependency(\.assert) var assert
      assert(false, "one")
    }
    #expect(log.value == ["one"])
  }

  @Test func `the live ones pass over what is true`() {
    withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.assert) var assert
      @Dependency(\.precondition) var precondition
      assert(true)
      precondition(true, "never said")
    }
  }
}
