import Dependencies
import DependenciesTestSupport
import Testing

@testable import Toolchain

@Suite struct JudgeOfATest {
  @Test(.filterIssues { $0.isFailure })
  func `a judge that no test has chosen is reported`() async throws {
    @Dependency(\.judge) var judge
    let asked = judge
    await withExpectedIssue {
      _ = try await asked.judge(TestRun([])) { _ in }
    }
  }
}
