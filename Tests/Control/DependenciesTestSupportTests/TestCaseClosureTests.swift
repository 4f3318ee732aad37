import Dependencies
import Testing

@testable import DependenciesTestSupport

/// What is known about the inside of Swift Testing. Should a new version change it, identities are
/// still right, and reading one takes longer.
@Suite struct ClosuresOfTestCases {
  @Test func `a case ends with its closure`() {
    #expect(Test.Case.endsWithClosure)
  }

  @Test func `the closure of a case is always the same`() throws {
    let closure = try #require(Test.Case.current).closure
    #expect(closure.code != 0)
    #expect(Test.Case.current?.closure == closure)
  }

  @Test(arguments: [1, 1])
  func `a case with arguments captures them`(_: Int) throws {
    #expect(try #require(Test.Case.current).closure.context != 0)
  }
}
