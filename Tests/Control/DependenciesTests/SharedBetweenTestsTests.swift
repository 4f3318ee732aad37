import IssueReporting
import TestTools
import Testing

@testable import Dependencies

@Suite struct SharedBetweenTests {
  /// What a static property may have captured.
  private var scopeOfAnotherTest: Scope {
    Scope(defaults: Defaults(of: TestIdentity())).adding(KeyedValue(NumberKey.self, 7))
  }

  @Test func `what was made in another test is an issue, and its override does not count`() {
    let foreign = scopeOfAnotherTest.run { Dependency(\.number) }
    let line: UInt = #line - 1
    let issues = IssueLog.issues {
      for _ in 1...100 { #expect(foreign.wrappedValue == 0) }
    }
    let file = "DependenciesTests/SharedBetweenTestsTests.swift"
    let message = """
      A '@Dependency' is shared by tests. This one was made in another test, whose override of \
      'NumberKey' does not count here.

        asked for at:  \(file):\(line)
        key:           NumberKey
        type:          Int

      It is static, or it belongs to an object that is. Make it anew for each test: as a property \
      of an object that the test makes, or inside of the function that uses it.
      """
    #expect(issues == [.init(message: message, fileID: file, line: line)])
  }

  @Test func `what this test overrides counts, whoever made the property`() {
    let foreign = scopeOfAnotherTest.run { Dependency(\.number) }
    withDependencies {
      $0.number = 8
    } operation: {
      #expect(foreign.wrappedValue == 8)
    }
  }
}
